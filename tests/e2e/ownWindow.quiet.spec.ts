import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson, aPhone, clearQuietStage } from './stage/backstage.ts';
import { closeWindows, theBrowser } from './stage/browser.ts';
import { card, logIn, visitor } from './stage/visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
  await clearQuietStage();
  const seller = await aPerson({ email: 'seller@bns.test', isSeller: true, isVerified: true });
  await aPerson({ email: 'buyer@bns.test' });
  await aPhone(seller, { title: 'Redmi Note 12', isAdvertised: true });
});
afterAll(() => closeWindows(browser));

/** Another site, which opens ours by a script and keeps a hold of the window. */
const OTHER_SITE = 'http://localhost:9/';

async function openedBy(options: BrowserContextOptions = {}) {
  const { page: opener, context, toasts, goto } = await visitor(browser, options);
  await context.route(OTHER_SITE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Another site</title>' }),
  );
  return {
    goto,
    page: opener,
    toasts,
    /** @returns our page, and whether the other site holds its window still */
    open: async (path: string): Promise<{ page: Page; isHeld: () => Promise<boolean> }> => {
      const other = await context.newPage();
      await other.goto(OTHER_SITE);
      const [page, held] = await Promise.all([
        context.waitForEvent('page'),
        other.evaluateHandle((address) => window.open(address), `${process.env['BNS_SITE_URL']}${path}`),
      ]);
      await page.getByRole('banner').waitFor();
      return { page, isHeld: () => held.evaluate((window) => window !== null && !window.closed) };
    },
  };
}

test('a stranger who goes from the home page to sign in does it in a window of his own', async () => {
  const { open } = await openedBy();
  const { page, isHeld } = await open('/');
  await card(page, 'Redmi Note 12').waitFor();
  expect(await isHeld()).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
  expect(await isHeld()).toBe(true);
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByRole('heading', { name: 'Login' }).waitFor();
  await expect.poll(isHeld).toBe(false);
  await logIn(page, 'buyer@bns.test');
  await page.waitForURL('**/home');
});

test('what he was told and where he came from go along', async () => {
  const { page, goto, toasts } = await openedBy();
  await goto('/');
  await card(page, 'Redmi Note 12').getByRole('button', { name: 'Book Now' }).click();
  await page.waitForURL('**/login');
  await expect.poll(toasts).toContain('Login First');
  await logIn(page, 'buyer@bns.test');
  await page.waitForURL(/\/#/);
  await card(page, 'Redmi Note 12').waitFor();
});

test('who is signed in is alone in his window, also where he opens the home page', async () => {
  const { open, page: first, goto } = await openedBy();
  await goto('/login');
  await logIn(first, 'buyer@bns.test');
  await first.waitForURL('**/home');
  const { page, isHeld } = await open('/?from=elsewhere#join');
  await page.waitForURL('**/home?from=elsewhere#join');
  await expect.poll(isHeld).toBe(false);
});

test('a page that somebody had open becomes his own when he signs in beside it', async () => {
  const { open, page: first, goto } = await openedBy();
  const { page, isHeld } = await open('/');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
  await goto('/login');
  await logIn(first, 'buyer@bns.test');
  await first.waitForURL('**/home');
  await expect.poll(isHeld).toBe(false);
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
});

test('who has been here before is alone from the start, at the same address', async () => {
  const { open, page: first, goto } = await openedBy({ serviceWorkers: 'allow' });
  await goto('/login');
  await logIn(first, 'buyer@bns.test');
  await first.waitForURL('**/home');
  await first.evaluate(() => navigator.serviceWorker.ready);
  const { page, isHeld } = await open('/');
  await expect.poll(isHeld).toBe(false);
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});
