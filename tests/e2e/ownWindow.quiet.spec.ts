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
  const { page: opener, context, goto } = await visitor(browser, options);
  await context.route(OTHER_SITE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Another site</title>' }),
  );
  return {
    goto,
    page: opener,
    signIn: async (): Promise<void> => {
      await goto('/login');
      await logIn(opener, 'buyer@bns.test');
      await opener.waitForURL('**/home');
    },
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
  const { page, goto } = await openedBy();
  await goto('/');
  await card(page, 'Redmi Note 12').getByRole('button', { name: 'Book Now' }).click();
  await page.getByRole('heading', { name: 'Login' }).waitFor();
  await page.getByRole('alert').getByText('Login First').waitFor();
  await logIn(page, 'buyer@bns.test');
  await page.waitForURL(/\/#/);
  await card(page, 'Redmi Note 12').waitFor();
});

/** From within: Playwright asks a page for nothing while another one is on its way. */
const whenThere = (page: Page, selector: string, act: 'press Blog' | 'tell') =>
  page.addInitScript(
    ([wanted, what]) => {
      const look = new MutationObserver(() => {
        if (document.querySelector(wanted) === null) return;
        look.disconnect();
        if (what === 'tell') void fetch('/is-there');
        else document.querySelector<HTMLElement>('header a[href="/blog"]')?.click();
      });
      look.observe(document, { subtree: true, childList: true, attributes: true });
    },
    [selector, act] as const,
  );

test('the last press counts while the page for signing in is on its way, and Back leads to where he was', async () => {
  const { page, goto } = await openedBy();
  await whenThere(page, '[role="progressbar"][aria-label="Loading"]', 'press Blog');
  await goto('/');
  await card(page, 'Redmi Note 12').waitFor();
  const asked = Promise.withResolvers<undefined>();
  // It never comes.
  await page.route('**/login', () => asked.resolve(undefined));
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click({ noWaitAfter: true });
  await asked.promise;
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/blog');
  await page.unroute('**/login');
  await page.goBack();
  await page.getByRole('heading', { name: 'Login' }).waitFor();
  await page.goBack();
  await card(page, 'Redmi Note 12').waitFor();
});

test('a page for members leads by /login, in a window of his own, to itself', async () => {
  const { open } = await openedBy();
  const { page, isHeld } = await open('/');
  await card(page, 'Redmi Note 12').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Products', exact: true }).click();
  await page.getByRole('heading', { name: 'Login' }).waitFor();
  await expect.poll(isHeld).toBe(false);
  await logIn(page, 'buyer@bns.test');
  await page.waitForURL('**/all-products');
});

test('a link that is pressed before the scripts have come leads where it says, whoever presses it', async () => {
  const { page, signIn } = await openedBy();
  await signIn();
  const scripts = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.fallback();
  });
  const begun = Promise.withResolvers<undefined>();
  await whenThere(page, '#root[data-started="yes"]', 'tell');
  await page.route('**/is-there', (route) => {
    begun.resolve(undefined);
    return route.fulfill({ status: 204 });
  });
  await page.route('**/blog', async (route) => {
    scripts.resolve(undefined);
    await begun.promise;
    await route.fallback();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click({ noWaitAfter: true });
  await page.waitForURL('**/blog');
});

test('who is signed in is alone in his window, also where he opens the home page', async () => {
  const { open, signIn } = await openedBy();
  await signIn();
  const { page, isHeld } = await open('/?from=elsewhere#join');
  await page.waitForURL('**/home?from=elsewhere#join');
  await expect.poll(isHeld).toBe(false);
});

test('a page that somebody had open becomes his own when he signs in beside it', async () => {
  const { open, signIn } = await openedBy();
  const { page, isHeld } = await open('/');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
  await signIn();
  await expect.poll(isHeld).toBe(false);
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
});

test('who has been here before is alone from the start, at the same address', async () => {
  const { open, page: first, signIn } = await openedBy({ serviceWorkers: 'allow' });
  await signIn();
  await first.evaluate(() => navigator.serviceWorker.ready);
  const { page, isHeld } = await open('/');
  await expect.poll(isHeld).toBe(false);
  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});
