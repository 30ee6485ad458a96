import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { closeWindows, theBrowser } from './stage/browser.ts';
import {
  aBooking,
  aPerson,
  aPhone,
  clearStage,
  db,
  otherRules,
  type StagePerson,
} from './stage/backstage.ts';
import { card, logIn, until, visitor } from './stage/visitor.ts';

const DASHBOARD = [
  '/dashboard/my-orders',
  '/dashboard/my-wishlists',
  '/dashboard/add-product',
  '/dashboard/my-products',
];
const ADMINS_PAGES = ['/dashboard/all-users', '/dashboard/reported-products'];

declare global {
  interface Window {
    framesShown: string[];
  }
}

/** Writes down what the page says at every frame from now on. */
async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.framesShown = [];
    const look = () => {
      const text = document.body.innerText;
      if (window.framesShown.at(-1) !== text) window.framesShown.push(text);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

async function slow(page: Page, latency: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

describe('the session', () => {
  let browser: Browser;
  let seller: StagePerson;

  beforeAll(async () => {
    browser = await theBrowser();
  });
  beforeEach(async () => {
    await clearStage();
    seller = await aPerson({ email: 'seller@bns.test', name: 'Seller', isSeller: true, isVerified: true });
  });
  afterAll(async () => {
    await closeWindows(browser);
  });

  const logOut = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();

  it('case 9: a person who becomes a seller sees it on the open page, and the rules agree', async () => {
    const buyer = await aPerson({ email: 'buyer@bns.test', name: 'Buyer' });
    const { page, goto } = await visitor(browser);
    await goto('/dashboard');
    await logIn(page, buyer.email);
    await page.getByRole('link', { name: 'My Wishlists' }).waitFor();
    expect(await page.getByRole('link', { name: 'Add Product' }).count()).toBe(0);
    await db.doc(`users/${buyer.uid}`).update({ isSeller: true, updatedAt: new Date() });
    await page.getByRole('link', { name: 'My Products' }).click();
    await page.getByText('No product is added').waitFor();
    await db.doc(`users/${buyer.uid}`).update({ isSeller: false, updatedAt: new Date() });
    await page.waitForURL('**/dashboard/my-orders');
    await page.getByRole('link', { name: 'Add Product' }).waitFor({ state: 'detached' });
  });

  it('case 16: a person without a user document is a buyer, and the document is made', async () => {
    const buyer = await aPerson({ email: 'buyer@bns.test', name: 'Buyer' });
    await db.doc(`users/${buyer.uid}`).delete();
    const { page, goto } = await visitor(browser);
    await goto('/dashboard/my-products');
    await logIn(page, buyer.email);
    await page.waitForURL('**/dashboard/my-orders');
    await page.getByText('No product is added').waitFor();
    await until(
      async () => (await db.doc(`users/${buyer.uid}`).get()).exists,
      (exists) => exists,
    );
  });

  it('case 16: a role look-up that fails ends in an error with a way on, never in an endless loader', async () => {
    const buyer = await aPerson({ email: 'buyer@bns.test', name: 'Buyer' });
    const { page, goto } = await visitor(browser, { mayComplain: /Failed to load resource|permission/ });
    const restore = await otherRules((rules) =>
      rules.replace('allow get: if isSelf(uid) || isAdmin();', 'allow get: if false;'),
    );
    onTestFinished(restore);
    await goto('/dashboard/my-products');
    await logIn(page, buyer.email);
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    expect(await page.getByRole('progressbar').count()).toBe(0);
    await restore();
    await again.click();
    await page.waitForURL('**/dashboard/my-orders');
    await page.getByText('No product is added').waitFor();
  });

  it('case 17: after A signs out and B signs in on the same tab there is never a frame of A’s data, on a slow line', async () => {
    const [a, b] = [
      await aPerson({ email: 'buyer@bns.test', name: 'Buyer' }),
      await aPerson({ email: 'buyer2@bns.test', name: 'Second Buyer' }),
    ];
    await aBooking(a, await aPhone(seller, { title: 'Phone of A' }));
    await aBooking(b, await aPhone(seller, { title: 'Phone of B' }));
    const { page, goto } = await visitor(browser);
    await goto('/dashboard/my-orders');
    await logIn(page, a.email);
    await card(page, 'Phone of A').waitFor();
    await slow(page, 500);
    await logOut(page);
    await page.getByRole('textbox', { name: 'Email' }).waitFor();
    await watchFrames(page);
    await logIn(page, b.email);
    await page.waitForURL(/\/(home|dashboard\/my-orders)$/);
    if (!page.url().endsWith('/my-orders')) await page.getByRole('link', { name: 'Dashboard' }).click();
    await card(page, 'Phone of B').waitFor();
    const frames = await page.evaluate(() => window.framesShown);
    expect(frames.length).toBeGreaterThan(2);
    expect(frames.filter((text) => text.includes('Phone of A'))).toEqual([]);
    expect(frames.filter((text) => text.trim() === '')).toEqual([]);
    expect(frames.filter((text) => /could not be loaded|permission/i.test(text))).toEqual([]);
  });

  it.each([...DASHBOARD, ...ADMINS_PAGES])(
    'case 18: signing out on %s causes no permission error in console or toasts',
    async (path) => {
      const { page, goto, toasts, complaints } = await visitor(browser);
      await aBooking(await aPerson({ email: 'buyer@bns.test' }), await aPhone(seller));
      const isAdmin = ADMINS_PAGES.includes(path);
      const person = isAdmin ? await aPerson({ email: 'admin@bns.test', isAdmin }) : seller;
      await goto(path);
      await logIn(page, person.email);
      await page.waitForURL(`**${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page
        .getByRole('main')
        .getByRole('article')
        .or(page.getByText(/^No product is (added|added to wishlist|reported)$/))
        .or(page.getByLabel('Phone Name'))
        .first()
        .waitFor();
      await logOut(page);
      await page.waitForURL('**/login');
      await until(toasts, (said) => said.includes('Logged out successfully'));
      await expect.poll(toasts).toEqual(['Login Successful', 'Logged out successfully']);
      expect(complaints).toEqual([]);
      expect(await page.evaluate(() => localStorage.getItem('token-bns'))).toBeNull();
    },
  );

  it('a closed account is signed out on the open page, and /login says why', async () => {
    const buyer = await aPerson({ email: 'buyer@bns.test', name: 'Buyer' });
    const { page, goto } = await visitor(browser, { mayComplain: /Failed to load resource/ });
    await goto('/dashboard');
    await logIn(page, buyer.email);
    await page.getByRole('heading', { name: 'My Orders', level: 1 }).waitFor();
    await db.doc(`users/${buyer.uid}`).update({ isDeleted: true, updatedAt: new Date() });
    await page.waitForURL('**/login');
    await page.getByText('This account has been closed').first().waitFor();
    expect(await page.evaluate(() => localStorage.getItem('token-bns'))).toBeNull();
  });
});
