import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeWindows, theBrowser } from './stage/browser.ts';
import {
  aBooking,
  aPerson,
  aPhone,
  clearGoods,
  clearStage,
  db,
  landingShows,
  type StagePerson,
} from './stage/backstage.ts';
import { card, logIn, signedIn, until, visitor } from './stage/visitor.ts';

describe('booking, wishing and reporting', () => {
  let browser: Browser;
  let seller: StagePerson;
  let buyer: StagePerson;

  let home: Awaited<ReturnType<typeof signedIn>>;

  beforeAll(async () => {
    browser = await theBrowser();
    await clearStage();
    seller = await aPerson({ email: 'seller@bns.test', name: 'Seller', isSeller: true, isVerified: true });
    buyer = await aPerson({ email: 'buyer@bns.test', name: 'Buyer' });
    home = await signedIn(browser, buyer.email);
  });
  beforeEach(clearGoods);
  afterAll(async () => {
    await closeWindows(browser);
  });

  async function openBooking(page: Page, title: string) {
    await card(page, title).getByRole('button', { name: 'Book Now' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Phone Number').fill('01812345678');
    await dialog.getByLabel('Meeting Location').fill('Farmgate, Dhaka');
    return dialog;
  }

  it('case 33: Book Now pressed twice and by Enter makes one booking and one toast', async () => {
    await aPhone(seller, { title: 'Redmi Note 12' });
    const { page, goto, toasts } = await home.visit();
    await goto('/all-products');
    const dialog = await openBooking(page, 'Redmi Note 12');
    await dialog.getByRole('button', { name: 'Book Now' }).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
      button.form?.requestSubmit();
    });
    await until(toasts, (said) => said.some((text) => text.includes('has been added to your account')));
    await card(page, 'Redmi Note 12').getByText('Booked').first().waitFor();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(toasts).toEqual(['Redmi Note 12 has been added to your account']);
    expect((await db.collection('orders').get()).size).toBe(1);
    const [quota] = (await db.collection(`users/${buyer.uid}/quota`).get()).docs;
    expect(quota?.get('bookings')).toBe(1);
  });

  it('case 33: Report pressed twice makes one report and one toast', async () => {
    const productId = await aPhone(seller, { title: 'Redmi Note 12' });
    const { page, goto, toasts } = await home.visit();
    await goto('/all-products');
    await card(page, 'Redmi Note 12').getByRole('button', { name: 'Report to Admin' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Report', exact: true })
      .evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      });
    await until(toasts, (said) => said.includes('Reported successfully'));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(toasts).toEqual(['Reported successfully']);
    expect(
      (await db.collection(`reportedProducts/${productId}/reporters`).get()).docs.map((row) => row.id),
    ).toEqual([buyer.uid]);
  });

  it('case 35: a second booking, with another number, and a second wish are told and change nothing', async () => {
    const productId = await aPhone(seller, { title: 'Redmi Note 12' });
    const { page, goto, toasts } = await home.visit();
    await goto('/all-products');
    const wish = card(page, 'Redmi Note 12').getByRole('button', { name: 'Wishlist' });
    await wish.click();
    await until(toasts, (said) => said.includes('Redmi Note 12 has been added to your wishlist'));
    await wish.click();
    await until(toasts, (said) => said.includes("You've already wishlisted Redmi Note 12"));
    const dialog = await openBooking(page, 'Redmi Note 12');
    await dialog.getByLabel('Phone Number').fill('01711111111');
    await aBooking(buyer, productId);
    const before = (await db.collection('orders').get()).docs.map((row) => row.data());
    await dialog.getByRole('button', { name: 'Book Now' }).click();
    await until(toasts, (said) => said.includes("You've already booked Redmi Note 12"));
    expect((await db.collection('orders').get()).docs.map((row) => row.data())).toEqual(before);
  });

  it('one’s own phone cannot be bought', async () => {
    await aPhone(seller, { title: 'Redmi Note 12' });
    const { page, goto, toasts } = await visitor(browser);
    await goto('/all-products');
    await logIn(page, seller.email);
    await card(page, 'Redmi Note 12').getByRole('button', { name: 'Book Now' }).click();
    await until(toasts, (said) => said.includes('You can not buy your product'));
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await card(page, 'Redmi Note 12').getByRole('button', { name: 'Report to Admin' }).count()).toBe(
      0,
    );
  });

  it.each(['Book Now', 'Wishlist'])(
    'case 36: a signed-out visitor who presses %s logs in first and is back at that phone',
    async (button) => {
      for (let i = 0; i < 5; i += 1) await aPhone(seller, { title: `Other ${i}` });
      const productId = await aPhone(seller, { title: 'Pixel 7a', isAdvertised: true });
      await landingShows('Pixel 7a');
      const { page, goto, toasts } = await visitor(browser);
      await goto('/');
      await card(page, 'Pixel 7a').getByRole('button', { name: button }).click();
      await page.waitForURL('**/login');
      await until(toasts, (said) => said.includes('Login First'));
      await logIn(page, buyer.email);
      await page.waitForURL((url) => url.hash.includes(productId));
      await card(page, 'Pixel 7a').waitFor();
      await until(
        () =>
          card(page, 'Pixel 7a').evaluate((article) => {
            const { top, bottom } = article.getBoundingClientRect();
            return top < innerHeight && bottom > 0;
          }),
        (visible) => visible,
      );
    },
  );

  it('case 50: the booking form says each message of the spec at its field', async () => {
    await aPhone(seller, { title: 'Redmi Note 12' });
    const { page, goto } = await home.visit();
    await goto('/all-products');
    await card(page, 'Redmi Note 12').getByRole('button', { name: 'Book Now' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Book Now' }).click();
    await dialog.getByText('Phone Number is required*', { exact: true }).waitFor();
    await dialog.getByText('Meeting location is required*', { exact: true }).waitFor();
    await dialog.getByLabel('Phone Number').fill('01012345678');
    await dialog.getByRole('button', { name: 'Book Now' }).click();
    await dialog.getByText('Invalid Number!', { exact: true }).waitFor();
  });

  it('case 52: a number from a chat app is stored in its one form', async () => {
    await aPhone(seller, { title: 'Redmi Note 12' });
    const { page, goto, toasts } = await home.visit();
    await goto('/all-products');
    const dialog = await openBooking(page, 'Redmi Note 12');
    await dialog.getByLabel('Phone Number').fill('\u200F0088 01712\u00A0345-678');
    await dialog.getByRole('button', { name: 'Book Now' }).click();
    await until(toasts, (said) => said.some((text) => text.includes('has been added to your account')));
    const [order] = (await db.collection('orders').get()).docs;
    expect(order?.get('buyerPhone')).toBe('01712345678');
  });

  it('a booking made offline fails at once, keeps the form and works when the line is back', async () => {
    await aPhone(seller, { title: 'Redmi Note 12' });
    const { page, context, goto, toasts } = await home.visit({
      mayComplain: /ERR_INTERNET|Failed to load|offline|transport/i,
    });
    await goto('/all-products');
    const dialog = await openBooking(page, 'Redmi Note 12');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Book Now' }).click();
    await until(toasts, (said) => said.length >= 1);
    expect(await dialog.getByLabel('Meeting Location').inputValue()).toBe('Farmgate, Dhaka');
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Book Now' }).click();
    await until(toasts, (said) => said.includes('Redmi Note 12 has been added to your account'), 30_000);
  });
});
