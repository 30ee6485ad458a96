import { MESSAGES } from '@bns/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from './stage/backstage.ts';
import { closeWindows, theBrowser } from './stage/browser.ts';
import { FREE_PHONE, smallMarket } from './stage/smallMarket.ts';
import { card, logIn, signedIn, until, visitor } from './stage/visitor.ts';

describe('messages that no other story comes to', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await theBrowser();
    await smallMarket();
  });
  afterAll(() => closeWindows(browser));

  it('a short password at the login is told at its field, before anything is sent', async () => {
    const { page, goto } = await visitor(browser, { reducedMotion: 'reduce' });
    await goto('/login');
    await logIn(page, 'buyer@bns.test', 'bns-d');
    const field = page.getByLabel('Password', { exact: true });
    await field.and(page.locator('[aria-invalid=true]')).waitFor();
    expect(await field.evaluate(described)).toContain('Wrong Password!');
  });

  it('Register Now of who is signed in leads to the phones; a wish that fails says so, and can be made again', async () => {
    const home = await signedIn(browser, 'seller@bns.test');
    const { page, context, goto, toasts } = await home.visit({
      mayComplain: /RPC 'Commit'|Failed to load resource/,
    });
    await goto('/home');
    await page.getByRole('button', { name: 'Register Now' }).click();
    await page.waitForURL('**/all-products');
    await until(toasts, (said) => said.includes(MESSAGES.alreadyLoggedIn));
    const wish = card(page, FREE_PHONE).getByRole('button', { name: 'Wishlist' });
    const refused = { code: 400, status: 'INVALID_ARGUMENT', message: 'planted' };
    const commit = /Firestore\/Commit|documents:commit/;
    await context.route(commit, (route) => route.fulfill({ status: 400, json: { error: refused } }));
    await wish.click();
    await until(toasts, (said) => said.includes(MESSAGES.worng));
    await context.unroute(commit);
    await wish.click();
    await until(toasts, (said) => said.includes(MESSAGES.wished(FREE_PHONE)));
  });

  it('Register Now, pressed before any script has come, leads where it leads afterwards, and back to the home page', async () => {
    const home = await signedIn(browser, 'seller@bns.test');
    const { page, toasts } = await home.visit();
    await pressRegisterNowEarly(page);
    await page.waitForURL('**/all-products');
    await until(toasts, (said) => said.includes(MESSAGES.alreadyLoggedIn));
    const stranger = await visitor(browser);
    await pressRegisterNowEarly(stranger.page);
    await stranger.page.waitForURL(/\/register$/);
    await stranger.page.getByRole('heading', { name: 'Register' }).waitFor();
    await stranger.page.goBack();
    await stranger.page.waitForURL(/\/home$/);
  });

  it('who is an admin already is not made one again', async () => {
    await aPerson({ email: 'second@bns.test', name: 'Second Admin', isAdmin: true });
    const home = await signedIn(browser, 'admin@bns.test');
    const { page, goto, toasts } = await home.visit();
    await goto('/dashboard/all-users');
    await card(page, 'Second Admin').getByRole('button', { name: 'Admin', exact: true }).click();
    const dialog = page.getByRole('dialog');
    if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Admin', exact: true }).click();
    await until(toasts, (said) => said.includes(MESSAGES.alreadyAdmin));
  });
});

/** On the home page, before a script of the app has come; they come once the press has led away. */
async function pressRegisterNowEarly(page: Page): Promise<void> {
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await come;
    await route.fallback();
  });
  await page.goto('/home', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Register Now' }).click();
  await page.waitForURL('**/register?now=yes', { waitUntil: 'commit' });
  letCome();
}

/** What a field is described by, as a screen reader reads it. */
function described(field: Element): string {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
