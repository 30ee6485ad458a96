import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson, aPhone, clearQuietStage } from './stage/backstage.ts';
import { closeWindows, theBrowser } from './stage/browser.ts';
import { card, countLoads, until, visitor } from './stage/visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
  await clearQuietStage();
  const seller = await aPerson({ email: 'seller@bns.test', isSeller: true, isVerified: true });
  await aPhone(seller, { title: 'Redmi Note 12', isAdvertised: true });
});
afterAll(() => closeWindows(browser));

const LOST = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/;

test('without a line the home page and the blog show what was last seen, and say so', async () => {
  const { page, context, goto } = await visitor(browser, { serviceWorkers: 'allow', mayComplain: LOST });
  await goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await goto('/blog');
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
  await goto('/');
  await card(page, 'Redmi Note 12').waitFor();
  await context.setOffline(true);
  await page.reload();
  await card(page, 'Redmi Note 12').waitFor();
  await page.getByText('You are offline.').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
});

test('case 59: the home page as it was last seen becomes that of now when the line is back', async () => {
  const seller = await aPerson({ email: 'other@bns.test', isSeller: true, isVerified: true });
  const { page, context, goto } = await visitor(browser, { serviceWorkers: 'allow', mayComplain: LOST });
  await goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await card(page, 'Redmi Note 12').waitFor();
  await context.setOffline(true);
  await page.reload();
  await card(page, 'Redmi Note 12').waitFor();
  await aPhone(seller, { title: 'Redmi Note 13', isAdvertised: true });
  await context.setOffline(false);
  await card(page, 'Redmi Note 13').waitFor();
});

test('case 59: a page whose code was never seen is there without a line, one that cannot be leaves the header', async () => {
  const { page, context, goto } = await visitor(browser, { serviceWorkers: 'allow', mayComplain: LOST });
  await goto('/');
  await card(page, 'Redmi Note 12').waitFor();
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open('bns-code')).keys()).map(({ url }) => url)),
    )
    .toContainEqual(expect.stringContaining('notifyStack'));
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await page.getByText('This page could not be shown').waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
});

test('the home page asks for its phones once, and for nothing that it does not use', async () => {
  const { page, goto } = await visitor(browser);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  await goto('/');
  await card(page, 'Redmi Note 12').waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path === '/api/landing')).toHaveLength(1);
  expect(asked.filter((path, at) => asked.indexOf(path) !== at)).toEqual([]);
});

test('before any script has come the menu opens, and stays open', async () => {
  const { page } = await visitor(browser, { viewport: { width: 390, height: 844 }, mayComplain: LOST });
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await come;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const products = page.getByRole('banner').getByRole('link', { name: 'Products' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await products.waitFor();
  letCome();
  await card(page, 'Redmi Note 12').waitFor();
  await expect
    .poll(() => page.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded'))
    .toBe('true');
  expect(await products.isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Menu' }).click();
  await products.waitFor({ state: 'hidden' });
});

test('case 23: a page whose script is gone loads itself once more, and begins', async () => {
  const { page, goto } = await visitor(browser, { mayComplain: LOST });
  const loads = countLoads(page);
  await page.route(/\/assets\/index-[^/]+\.js$/, (route) => route.abort(), { times: 1 });
  await goto('/login');
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
  expect(loads()).toBe(2);
});

test('case 23: a page whose script stays away says what to do, and one with content keeps it', async () => {
  const { page, goto } = await visitor(browser, { mayComplain: LOST });
  const loads = countLoads(page);
  await page.route(/\/assets\/index-[^/]+\.js$/, (route) => route.abort());
  await goto('/login');
  await page.getByRole('alert').filter({ hasText: 'This page could not be loaded' }).waitFor();
  expect(loads()).toBe(2);
  await goto('/blog');
  await until(
    () => Promise.resolve(loads()),
    (count) => count === 4,
  );
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
  expect(await page.getByText('This page could not be loaded').isVisible()).toBe(false);
});
