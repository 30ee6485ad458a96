import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ask, verdict } from '../api/ask.ts';
import { closeWindows, theBrowser } from './stage/browser.ts';
import {
  aBooking,
  aPerson,
  aPhone,
  become,
  clearStage,
  db,
  mirror,
  pauseTriggers,
  type StagePerson,
} from './stage/backstage.ts';
import { onAnotherDevice } from './stage/device.ts';
import {
  card,
  countLoads,
  type Home,
  logIn,
  sideLink,
  signedIn,
  until,
  visitor,
  watchMoves,
} from './stage/visitor.ts';

const REFUSED = /Failed to load resource|permission/i;

/** Presses the button on a person's card and confirms. */
async function confirm(page: Page, person: StagePerson, verb: 'Delete' | 'Admin'): Promise<void> {
  await card(page, person.name).getByRole('button', { name: verb }).click();
  const dialog = page.getByRole('dialog', { name: person.name });
  await dialog.getByRole('button', { name: verb }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** The session token that the page keeps. */
const tokenIn = (page: Page) =>
  until(
    () => page.evaluate(() => localStorage.getItem('token-bns')),
    (token) => token !== null,
  );

async function roleByApi(page: Page, { email }: StagePerson): Promise<unknown> {
  const token = (await tokenIn(page)) ?? '';
  return (await ask('GET', '/users/user-status', { token, query: { email } })).body['role'];
}

describe('what an admin does to people', () => {
  let browser: Browser;
  let admin: StagePerson;
  let seller: StagePerson;
  let newseller: StagePerson;
  let buyer: StagePerson;
  let buyer2: StagePerson;
  let office: Home;
  let shop: Home;

  beforeAll(async () => {
    browser = await theBrowser();
    await clearStage();
    admin = await aPerson({ email: 'admin@bns.test', name: 'Admin', isAdmin: true });
    seller = await aPerson({ email: 'seller@bns.test', name: 'Seller', isSeller: true });
    newseller = await aPerson({ email: 'newseller@bns.test', name: 'New Seller', isSeller: true });
    buyer = await aPerson({ email: 'buyer@bns.test', name: 'Buyer' });
    buyer2 = await aPerson({ email: 'buyer2@bns.test', name: 'Second Buyer' });
    [office, shop] = await Promise.all([signedIn(browser, admin.email), signedIn(browser, buyer.email)]);
  });
  afterAll(async () => {
    await closeWindows(browser);
  });

  async function openOffice(path: 'all-users' | 'all-sellers', mayComplain?: RegExp) {
    const seen = await office.visit(mayComplain === undefined ? {} : { mayComplain });
    await seen.goto(`/dashboard/${path}`);
    return seen;
  }

  it('case 9: an admin verifies B, makes B an admin and deletes B, who sits on /dashboard and reloads nothing', async () => {
    const b = await visitor(browser, { mayComplain: REFUSED });
    await b.goto('/dashboard');
    await logIn(b.page, newseller.email);
    await sideLink(b.page, 'My Products').waitFor();
    const badge = b.page.getByRole('img', { name: 'Veified Seller' });
    expect(await badge.count()).toBe(0);
    expect(await sideLink(b.page, 'All Users').count()).toBe(0);
    const loads = countLoads(b.page);
    const token = (await tokenIn(b.page)) ?? '';

    const { page, toasts } = await openOffice('all-sellers');
    await card(page, newseller.name).getByRole('button', { name: 'Verify' }).click();
    await badge.waitFor();
    await card(page, newseller.name).getByRole('button', { name: 'Unverify' }).waitFor();

    await confirm(page, newseller, 'Admin');
    await card(page, newseller.name).getByText('Admin: true').waitFor();
    await sideLink(b.page, 'All Users').click();
    await card(b.page, buyer.name).waitFor();
    expect(await roleByApi(b.page, newseller)).toBe('admin');

    await confirm(page, newseller, 'Delete');
    await b.page.waitForURL('**/login');
    await b.page.getByText('This account has been closed').first().waitFor();
    expect(await b.page.getByText(buyer.email).count()).toBe(0);
    await card(page, newseller.name).waitFor({ state: 'detached' });
    const status = await ask('GET', '/users/user-status', { token, query: { email: newseller.email } });
    expect(status.status).toBe(401);
    expect(loads()).toBe(0);
    await expect
      .poll(toasts)
      .toEqual([
        'Verified the user successfully',
        'This user is now an admin',
        'Deleted the user successfully',
      ]);
  });

  it('case 10: who becomes an admin while the reports were refused sees them without a reload', async () => {
    const b = await visitor(browser, { mayComplain: REFUSED });
    await b.goto('/dashboard');
    await logIn(b.page, buyer2.email);
    await sideLink(b.page, 'My Orders').waitFor();
    const loads = countLoads(b.page);
    onTestFinished(await pauseTriggers());
    await become(buyer2.uid, { isAdmin: true });
    await sideLink(b.page, 'Reported Products').click();
    await b.page.getByText('This list could not be loaded').waitFor();
    await mirror(buyer2.uid);
    await b.page.getByText('No product is reported').waitFor();
    expect(await b.page.getByText('This list could not be loaded').count()).toBe(0);
    expect(loads()).toBe(0);
  });

  it('case 33: Verify pressed twice is one effect and one toast', async () => {
    const { page, toasts } = await openOffice('all-sellers');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') calls.push(new URL(request.url()).pathname);
    });
    await card(page, seller.name).getByRole('button', { name: 'Verify' }).dblclick();
    await until(toasts, (said) => said.length > 0);
    await card(page, seller.name).getByRole('button', { name: 'Unverify' }).waitFor();
    await expect.poll(toasts).toEqual(['Verified the user successfully']);
    expect(calls).toEqual(['/api/users/verify']);
    const audited = await db.collection('auditLog').where('targetId', '==', seller.uid).get();
    expect(audited.docs.map((entry) => entry.get('action'))).toEqual(['verify']);
  });

  it('case 11: case 40: a deleted seller can list nothing more; buyers and bookings are told', async () => {
    const productId = await aPhone(seller, { title: 'Galaxy S21' });
    await aBooking(buyer, productId);
    const list = await shop.visit();
    await list.goto('/all-products');
    await card(list.page, 'Galaxy S21').waitFor();
    const orders = await shop.visit();
    await orders.goto('/dashboard/my-orders');
    await card(orders.page, 'Galaxy S21').getByRole('button', { name: 'Pay' }).waitFor();
    const s = await visitor(browser, { mayComplain: REFUSED });
    await s.goto('/dashboard/add-product');
    await logIn(s.page, seller.email);
    await s.page.getByLabel('Phone Name').waitFor();

    await onAnotherDevice(seller, async (device) => {
      await device.list('before');
      const { page } = await openOffice('all-sellers');
      await confirm(page, seller, 'Delete');
      await expect(device.list('after')).rejects.toMatchObject({ code: 'permission-denied' });
      const call = await ask('GET', '/users/user-status', {
        token: device.token,
        query: { email: seller.email },
      });
      expect(verdict(call)).toEqual([401, 'unauthenticated']);
    });

    await s.page.waitForURL('**/login');
    await s.page.getByText('This account has been closed').first().waitFor();
    await list.page.getByText('No buyer is found').waitFor();
    const booking = card(orders.page, 'Galaxy S21');
    await booking.getByText('The seller left').waitFor();
    await booking.getByRole('button', { name: 'Pay' }).waitFor({ state: 'detached' });
    await booking.getByRole('button', { name: 'Details' }).click();
    await orders.page.getByText('The seller left').waitFor();
    expect(await orders.page.getByText('Pay in person').count()).toBe(0);
  });

  it('case 39: Delete and Admin ask first; oneself is not in the list, and the last admin stays', async () => {
    const { page } = await openOffice('all-users');
    for (const verb of ['Delete', 'Admin']) {
      await card(page, buyer.name).getByRole('button', { name: verb }).click();
      const dialog = page.getByRole('dialog', { name: buyer.name });
      await dialog.getByRole('button', { name: verb }).waitFor();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await dialog.waitFor({ state: 'detached' });
    }
    const kept = (await db.doc(`users/${buyer.uid}`).get()).data();
    expect(kept).toMatchObject({ isDeleted: false, isAdmin: false });
    expect(await card(page, admin.name).count()).toBe(0);
    const token = (await tokenIn(page)) ?? '';
    const own = await ask('PUT', '/users/delete', { token, query: { email: admin.email } });
    expect([own.status, own.body['detail']]).toEqual([409, 'You cannot do this to your own account']);
  });

  it('case 21: a buyer who opens All Users is led to his orders, exactly once', async () => {
    const { page, goto } = await shop.visit();
    const moves = await watchMoves(page);
    await goto('/home');
    await goto('/dashboard/all-users');
    await page.getByRole('heading', { name: 'My Orders', level: 1 }).waitFor();
    expect(await moves()).toEqual(['/dashboard', '/dashboard/my-orders']);
    await page.goBack();
    await page.waitForURL('**/home');
  });

  it('case 21: somebody signed in who opens /login is led home, exactly once', async () => {
    const { page, goto } = await shop.visit();
    const moves = await watchMoves(page);
    await goto('/login');
    await page.getByRole('heading', { name: 'Categories' }).waitFor();
    expect(await moves()).toEqual(['/home']);
  });

  it('case 21: whose role goes while he is there is led to his orders, exactly once, and keeps nothing', async () => {
    await become(buyer2.uid, { isAdmin: true, isSeller: false });
    const { page, goto } = await visitor(browser);
    const moves = await watchMoves(page);
    await goto('/dashboard/all-users');
    await logIn(page, buyer2.email);
    await card(page, buyer.name).waitFor();
    await page.getByRole('link', { name: 'Add Product' }).click();
    await page.getByLabel('Phone Name').waitFor();
    const before = (await moves()).length;
    await become(buyer2.uid, { isAdmin: false });
    await page.getByRole('heading', { name: 'My Orders', level: 1 }).waitFor();
    await sideLink(page, 'All Users').waitFor({ state: 'detached' });
    expect((await moves()).slice(before)).toEqual(['/dashboard', '/dashboard/my-orders']);
    const caches = await page.evaluate(() => {
      const { _reactFirePreloadedObservables: kept } = globalThis as {
        _reactFirePreloadedObservables?: Map<string, unknown>;
      };
      return [...(kept?.keys() ?? [])];
    });
    expect(caches.filter((key) => /buyers|sellers|reports/.test(key))).toEqual([]);
  });
});
