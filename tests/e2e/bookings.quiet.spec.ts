import { contactPath, orderPath, productPath } from '@bns/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeWindows, theBrowser } from './stage/browser.ts';
import {
  aBooking,
  aPerson,
  aPhone,
  aWishing,
  clearGoods,
  clearQuietStage,
  db,
  type StagePerson,
} from './stage/backstage.ts';
import { card, type Home, sideLink, signedIn, until } from './stage/visitor.ts';

describe('bookings and what becomes of them', () => {
  let browser: Browser;
  let seller: StagePerson;
  let buyer: StagePerson;
  let second: StagePerson;
  let stall: Home;
  let home: Home;

  beforeAll(async () => {
    browser = await theBrowser();
    await clearQuietStage();
    seller = await aPerson({ email: 'seller@bns.test', name: 'Seller', isSeller: true });
    buyer = await aPerson({ email: 'buyer@bns.test', name: 'Rahim' });
    second = await aPerson({ email: 'buyer2@bns.test', name: 'Karim' });
    [stall, home] = await Promise.all([signedIn(browser, seller.email), signedIn(browser, buyer.email)]);
  });
  beforeEach(clearGoods);
  afterAll(async () => {
    await closeWindows(browser);
  });

  const orderOf = async (person: StagePerson, productId: string) =>
    (await db.doc(orderPath(person.uid, productId)).get()).data() ?? {};
  const confirm = (page: Page, verb: string) =>
    page.getByRole('dialog').getByRole('button', { name: verb, exact: true }).click();
  const titled = (page: Page, title: RegExp) =>
    until(
      () => page.title(),
      (now) => title.test(now),
    );

  it('a booking arrives live, is declined, the other is handed over, and its buyer says that he got the phone', async () => {
    const productId = await aPhone(seller, { title: 'Pixel 7a' });
    await aBooking(second, productId);
    const shop = await stall.visit();
    await shop.goto('/dashboard/bookings');
    await card(shop.page, 'Pixel 7a').getByText('Karim', { exact: true }).waitFor();
    await titled(shop.page, /^\(1\) Bookings · BNS$/);

    const { page, goto, toasts } = await home.visit();
    await goto('/all-products');
    await card(page, 'Pixel 7a').getByRole('button', { name: 'Book Now' }).click();
    await page.getByRole('dialog').getByLabel('Phone Number').fill('01812345678');
    await page.getByRole('dialog').getByLabel('Meeting Location').fill('Farmgate, Dhaka');
    await confirm(page, 'Book Now');

    await until(shop.toasts, (said) => said.includes('Rahim has booked Pixel 7a'));
    await expect.poll(shop.toasts).toEqual(['Rahim has booked Pixel 7a']);
    await titled(shop.page, /^\(2\) /);
    await expect.poll(() => sideLink(shop.page, 'Bookings').innerText()).toMatch(/^Bookings\s*2/);
    const [newest, older] = [card(shop.page, 'Pixel 7a').first(), card(shop.page, 'Pixel 7a').last()];
    await newest.getByText('Rahim', { exact: true }).waitFor();
    const call = newest.getByRole('link', { name: '01812345678' });
    expect(await call.getAttribute('href')).toBe('tel:+8801812345678');
    const write = newest.getByRole('link', { name: 'Write to Rahim on WhatsApp' });
    expect(await write.getAttribute('href')).toBe('https://wa.me/8801812345678');

    await older.getByRole('button', { name: 'Decline' }).click();
    await confirm(shop.page, 'Decline');
    await older.getByText('Declined by the seller').waitFor();
    await titled(shop.page, /^\(1\) /);
    expect((await orderOf(second, productId))['status']).toBe('declined');

    await goto(`/dashboard/my-orders/${productId}`);
    await page.getByText('Pay in person').waitFor();
    await newest.getByRole('button', { name: 'Hand over' }).click();
    await confirm(shop.page, 'Hand over');
    await newest.getByText('Handed over. The buyer has not said yet that it arrived').waitFor();
    await titled(shop.page, /^Bookings/);

    const question = page.getByRole('group', { name: 'Did you get the phone?' });
    await question.getByRole('button', { name: 'Yes' }).click();
    await page.getByText('Handed over and paid').waitFor();
    expect(await question.count()).toBe(0);
    await page.getByRole('link', { name: '01712345678' }).waitFor();
    await newest.getByText('Handed over and paid').waitFor();
    await expect.poll(toasts).toContain('Thank you. Enjoy your phone');
    expect(await orderOf(buyer, productId)).toMatchObject({
      status: 'handedOver',
      received: true,
      isPaid: true,
    });
    expect((await db.doc(productPath(productId)).get()).get('isSold')).toBe(true);
  });

  it('a phone is marked as sold to one of its bookings; who did not get it tells an admin', async () => {
    const productId = await aPhone(seller, { title: 'Pixel 7a' });
    await aBooking(buyer, productId);
    const { page, goto } = await home.visit();
    await goto('/dashboard/my-orders');
    await card(page, 'Pixel 7a').waitFor();
    const shop = await stall.visit();
    await shop.goto('/dashboard/my-products');
    const own = card(shop.page, 'Pixel 7a');
    await own.getByText('Booked', { exact: true }).first().waitFor();
    await own.getByRole('button', { name: 'Sold' }).click();
    const dialog = shop.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Sold' }).click();
    await dialog.getByText('Please choose who has it now').waitFor();
    await dialog.getByRole('radio', { name: /Rahim/ }).check();
    await dialog.getByRole('button', { name: 'Sold' }).click();
    await own.getByText('Sold', { exact: true }).waitFor();
    expect(await own.getByRole('button', { name: 'Delete' }).count()).toBe(0);

    await card(page, 'Pixel 7a').getByRole('button', { name: 'No', exact: true }).click();
    await confirm(page, 'No');
    await card(page, 'Pixel 7a').getByText('You said that you did not get it').waitFor();
    const { docs } = await db.collection('auditLog').where('targetId', '==', productId).get();
    expect(docs.map((entry) => [entry.get('action'), entry.get('actorName')])).toEqual([
      ['missPhone', 'Rahim'],
    ]);
  });

  it('a phone is edited: its bookings keep their price, and unsaved changes are asked about', async () => {
    const productId = await aPhone(seller, { title: 'Pixel 7a', resalePrice: 30000 });
    await aBooking(buyer, productId);
    const { page, goto, toasts } = await stall.visit();
    await goto('/dashboard/my-products');
    await card(page, 'Pixel 7a').getByRole('link', { name: 'Edit' }).click();
    await page.getByText('One person has booked this phone').waitFor();
    await page.getByLabel('Resale Price').fill('২৮,০০০');
    await page.getByLabel('Your Number (BD)').fill('01911111111');
    await sideLink(page, 'My Orders').click();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
    await confirm(page, 'Stay here');
    await page.goBack();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
    await confirm(page, 'Stay here');
    expect(await page.getByLabel('Resale Price').inputValue()).toBe('২৮,০০০');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL('**/dashboard/my-products');
    await card(page, 'Pixel 7a').getByText('28,000 Tk').waitFor();
    await expect.poll(toasts).toEqual(['Your changes are saved']);
    expect((await db.doc(contactPath(productId)).get()).get('sellerPhone')).toBe('01911111111');

    const shopper = await home.visit();
    await shopper.goto(`/dashboard/my-orders/${productId}`);
    await shopper.page.getByText('30,000 Tk', { exact: true }).waitFor();
    await shopper.page.getByText('It is offered for 28,000 Tk now.').waitFor();
    await db.doc(productPath(productId)).update({ isSold: true });
    await goto(`/dashboard/my-products/${productId}/edit`);
    await page.getByText('This phone has been sold, so it cannot be edited').waitFor();
  });

  it('a booking is cancelled and made again, a wish is removed, a photo opens large', async () => {
    const productId = await aPhone(seller, { title: 'Pixel 7a' });
    await aBooking(buyer, productId);
    await aWishing(buyer, productId);
    const { page, goto, toasts } = await home.visit();
    await goto('/dashboard/my-orders');
    await card(page, 'Pixel 7a').getByRole('button', { name: 'Cancel booking' }).click();
    await confirm(page, 'Cancel booking');
    await card(page, 'Pixel 7a').getByText('Cancelled by you').waitFor();
    await card(page, 'Pixel 7a').getByRole('button', { name: 'Details' }).click();
    // The list, which has such a photo too, stays until the booking's page is there.
    await page.getByRole('heading', { name: 'Pixel 7a', level: 1 }).waitFor();
    const photo = page.getByRole('button', { name: 'Enlarge the photo of Pixel 7a' });
    await photo.click();
    await page.getByRole('dialog', { name: 'Photo of Pixel 7a' }).getByRole('img').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await photo.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByRole('main').getByRole('button', { name: 'Book Now' }).click();
    await page.getByRole('dialog').getByLabel('Phone Number').fill('01812345678');
    await page.getByRole('dialog').getByLabel('Meeting Location').fill('Gulshan, Dhaka');
    await confirm(page, 'Book Now');
    await page.getByText('Meet at Gulshan, Dhaka').waitFor();
    expect((await orderOf(buyer, productId))['status']).toBe('booked');

    await sideLink(page, 'My Wishlists').click();
    await card(page, 'Pixel 7a').getByRole('button', { name: 'Remove' }).click();
    await confirm(page, 'Remove');
    await page.getByText('No product is added to wishlist').waitFor();
    await expect
      .poll(toasts)
      .toEqual([
        'Your booking is cancelled',
        'Pixel 7a has been added to your account',
        'Pixel 7a has left your wishlist',
      ]);
  });
});
