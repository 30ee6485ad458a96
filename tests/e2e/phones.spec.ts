import { Timestamp } from 'firebase-admin/firestore';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeWindows, theBrowser } from './stage/browser.ts';
import {
  aBooking,
  aPerson,
  aPhone,
  aWishing,
  clearGoods,
  clearStage,
  db,
  landingShows,
  type StagePerson,
} from './stage/backstage.ts';
import { card, type Home, signedIn, until, visitor } from './stage/visitor.ts';

/** Presses Delete on a phone's card and confirms. */
async function confirmDelete(page: Page, title: string): Promise<void> {
  await card(page, title).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: 'Delete' }).click();
}

/** Reports a phone, as the reason that is already chosen. */
async function report(page: Page, title: string): Promise<void> {
  await card(page, title).getByRole('button', { name: 'Report to Admin' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Report', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe('what becomes of a phone', () => {
  let browser: Browser;
  let seller: StagePerson;
  let buyer: StagePerson;
  let office: Home;
  let stall: Home;
  let shop: Home;

  beforeAll(async () => {
    browser = await theBrowser();
    await clearStage();
    await aPerson({ email: 'admin@bns.test', name: 'Admin', isAdmin: true });
    seller = await aPerson({ email: 'seller@bns.test', name: 'Seller', isSeller: true, isVerified: true });
    buyer = await aPerson({ email: 'buyer@bns.test', name: 'Buyer' });
    [office, stall, shop] = await Promise.all([
      signedIn(browser, 'admin@bns.test'),
      signedIn(browser, seller.email),
      signedIn(browser, buyer.email),
    ]);
  });
  beforeEach(clearGoods);
  afterAll(async () => {
    await closeWindows(browser);
  });

  async function open(home: Home, path: string) {
    const seen = await home.visit();
    await seen.goto(path);
    return seen;
  }

  it('case 31: a new price shows in the wishlist at once, an order keeps the agreed one and says so; a sold phone cannot be booked', async () => {
    const productId = await aPhone(seller, { title: 'Galaxy S21', resalePrice: 30_000 });
    await aWishing(buyer, productId);
    await aBooking(buyer, productId);
    const other = await aPhone(seller, { title: 'Pixel 7a', resalePrice: 20_000 });
    await aWishing(buyer, other);
    const [wishes, orders] = await Promise.all([
      open(shop, '/dashboard/my-wishlists'),
      open(shop, '/dashboard/my-orders'),
    ]);
    await card(wishes.page, 'Galaxy S21').getByText('30,000 Tk').waitFor();
    await card(orders.page, 'Galaxy S21').getByText('30,000 Tk').waitFor();
    await db.doc(`products/${productId}`).update({ resalePrice: 27_500 });
    await card(wishes.page, 'Galaxy S21').getByText('27,500 Tk').waitFor();
    await card(orders.page, 'Galaxy S21').getByText('30,000 Tk').waitFor();
    await card(orders.page, 'Galaxy S21').getByText('The price agreed on when you booked').waitFor();
    expect(await card(orders.page, 'Galaxy S21').getByText('27,500 Tk').count()).toBe(0);

    await card(wishes.page, 'Pixel 7a').getByRole('button', { name: 'Book Now' }).waitFor();
    await db.doc(`products/${other}`).update({ isSold: true });
    await card(wishes.page, 'Pixel 7a').getByText('This phone has been sold').waitFor();
    expect(await card(wishes.page, 'Pixel 7a').getByRole('button', { name: 'Book Now' }).count()).toBe(0);
    await db.doc(`products/${productId}`).delete();
    await card(wishes.page, 'Galaxy S21').getByText('This phone is no longer for sale').waitFor();
  });

  it('case 37: a phone that is reported shows in the admins’ list with its reason; a second report counts once', async () => {
    const productId = await aPhone(seller, { title: 'Galaxy S21', isAdvertised: true });
    const reports = await open(office, '/dashboard/reported-products');
    await reports.page.getByText('No product is reported').waitFor();
    const list = await open(shop, '/all-products');
    await report(list.page, 'Galaxy S21');
    const reported = card(reports.page, 'Galaxy S21');
    await reported.getByText('1 person reported it').waitFor();
    await reported.getByText('It is not what it says').waitFor();
    await report(list.page, 'Galaxy S21');
    await until(list.toasts, (said) => said.length === 2);
    await expect.poll(list.toasts).toEqual(['Reported successfully', 'Reported successfully']);
    expect((await db.collection(`reportedProducts/${productId}/reporters`).get()).size).toBe(1);
    expect(await reported.getByText('1 person reported it').count()).toBe(1);
  });

  it.each(['its seller', 'an admin'])(
    'case 38: a phone that %s deletes is gone everywhere, live; its order keeps the copy and says so',
    async (who) => {
      const productId = await aPhone(seller, { title: 'Galaxy S21' });
      await aBooking(buyer, productId);
      const [list, orders, mine] = await Promise.all([
        open(shop, '/all-products'),
        open(shop, '/dashboard/my-orders'),
        open(stall, '/dashboard/my-products'),
      ]);
      await card(mine.page, 'Galaxy S21').waitFor();
      await report(list.page, 'Galaxy S21');
      const reports = await open(office, '/dashboard/reported-products');
      await card(reports.page, 'Galaxy S21').waitFor();

      const { page, toasts } = who === 'an admin' ? reports : mine;
      await confirmDelete(page, 'Galaxy S21');
      await until(toasts, (said) => said.includes('Product deleted successfully'));
      await list.page.getByText('No buyer is found').waitFor();
      await mine.page.getByText('No product is added').waitFor();
      await reports.page.getByText('No product is reported').waitFor();
      await card(orders.page, 'Galaxy S21').getByText('The phone was removed').waitFor();
      await card(orders.page, 'Galaxy S21').getByText('31,500 Tk').waitFor();
      await card(orders.page, 'Galaxy S21').getByRole('button', { name: 'Details' }).waitFor();
      expect((await db.doc(`products/${productId}/private/contact`).get()).exists).toBe(false);
    },
  );

  it('case 41: a phone that is advertised and then deleted, or sold, leaves the home page', async () => {
    const deleted = await aPhone(seller, { title: 'Galaxy S21', isAdvertised: true });
    const sold = await aPhone(seller, { title: 'Pixel 7a', isAdvertised: true });
    await landingShows('Galaxy S21', 'Pixel 7a');
    const { page, goto } = await visitor(browser);
    await goto('/');
    await card(page, 'Pixel 7a').waitFor();
    await card(page, 'Galaxy S21').waitFor();
    await db.doc(`products/${deleted}`).delete();
    await db.doc(`products/${sold}`).update({ isSold: true });
    await landingShows();
    await goto('/');
    await page.getByRole('heading', { name: 'Categories' }).waitFor();
    await page.waitForLoadState('networkidle');
    for (const title of ['Galaxy S21', 'Pixel 7a']) expect(await card(page, title).count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'Advertised Products' }).count()).toBe(0);
  });

  it('case 56: markup in a title, a bidi control in a name and a script as a picture are text and a drawing', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    const turned = 'Sel\u202Eler';
    await db.doc(`users/${seller.uid}`).update({ name: turned });
    const photo = { image: 'javascript:alert(1)', cardImage: 'javascript:alert(2)' };
    const odd = { title: markup, ...photo, sellerName: turned };
    const productId = await aPhone(seller, { ...odd, isAdvertised: true });
    const person = { name: `${markup}\u202E`, image: 'data:text/html,<script>alert(1)</script>' };
    await db.doc(`users/${buyer.uid}`).update(person);
    await aBooking(buyer, productId);
    await db.doc(`reportedProducts/${productId}/reporters/${buyer.uid}`).set({
      reason: 'fake',
      note: markup,
      at: Timestamp.now(),
    });
    await landingShows(markup);
    for (const [home, path, name] of [
      [shop, '/', markup],
      [shop, '/all-products', markup],
      [shop, '/dashboard/my-orders', markup],
      [stall, '/dashboard/my-products', markup],
      [office, '/dashboard/reported-products', markup],
      [office, '/dashboard/all-users', markup],
    ] as const) {
      const { page, goto } = await home.visit();
      const alarms: string[] = [];
      page.on('dialog', (dialog) => {
        alarms.push(`dialog ${dialog.message()}`);
        void dialog.dismiss();
      });
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          console.error(`violated ${violatedDirective} ${blockedURI}`);
        });
      });
      await goto(path);
      await card(page, name).getByRole('heading', { name }).waitFor();
      expect([path, await card(page, name).locator('img').count()]).toEqual([path, 0]);
      expect([path, alarms]).toEqual([path, []]);
    }
    await db.doc(`users/${buyer.uid}`).update({ name: buyer.name, image: '' });
    await db.doc(`users/${seller.uid}`).update({ name: seller.name });
  });
});
