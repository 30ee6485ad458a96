import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeWindows, theBrowser } from './stage/browser.ts';
import { aPerson, auth, clearQuietStage, db } from './stage/backstage.ts';
import { logIn, until, visitor } from './stage/visitor.ts';

/** The Auth emulator's own page loads what is not on this machine; the SDK polls a closed pop-up. */
const POPUP = /Failed to load resource|Cross-Origin-Opener-Policy|ERR_FAILED/;

async function openGoogle(page: Page): Promise<Page> {
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  return popup;
}

/** Chooses "add new account" in the emulator's chooser and signs in under that address. */
async function signInAs(popup: Page, email: string, name: string): Promise<void> {
  await popup.locator('.js-new-account').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
}

describe('signing in with Google', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await theBrowser();
  });
  beforeEach(clearQuietStage);
  afterAll(async () => {
    await closeWindows(browser);
  });

  it('a new person becomes a buyer and goes back where he came from', async () => {
    const { page, goto, toasts } = await visitor(browser, { mayComplain: POPUP });
    await goto('/all-products?brand=apple');
    await page.waitForURL('**/login');
    await signInAs(await openGoogle(page), 'new@bns.test', 'New Person');
    await page.waitForURL('**/all-products?brand=apple');
    await expect.poll(toasts).toEqual(['Login Successfull']);
    const { uid } = await auth.getUserByEmail('new@bns.test');
    const user = await until(
      async () => (await db.doc(`users/${uid}`).get()).data(),
      (data) => data !== undefined,
    );
    expect(user).toMatchObject({ name: 'New Person', isSeller: false, isAdmin: false, isVerified: false });
  });

  it('case 20: after an F5 on /login the full address is kept for Google too', async () => {
    const { page, goto } = await visitor(browser, { mayComplain: POPUP });
    await goto('/all-products?brand=samsung&max=20000#p12');
    await page.waitForURL('**/login');
    await page.reload();
    await signInAs(await openGoogle(page), 'new@bns.test', 'New Person');
    await page.waitForURL('**/all-products?brand=samsung&max=20000#p12');
    const chips = page.getByRole('group', { name: 'Filters that are set' });
    await chips.getByRole('button', { name: 'Remove Up to 20,000 Tk' }).waitFor();
  });

  it('case 3: closed and pressed again at once: one message, and e-mail login works meanwhile', async () => {
    await aPerson({ email: 'buyer@bns.test' });
    const { page, goto, toasts } = await visitor(browser, { mayComplain: POPUP });
    await goto('/login');
    await (await openGoogle(page)).close();
    const second = await openGoogle(page);
    await second.close();
    await until(toasts, (said) => said.length > 0, 30_000);
    await logIn(page, 'buyer@bns.test');
    await page.waitForURL('**/home');
    await until(toasts, (said) => said.includes('Login Successful'));
    await expect.poll(toasts).toEqual(['Popup closed by user', 'Login Successful']);
  });

  it('case 3: e-mail login is not locked while the pop-up is open', async () => {
    await aPerson({ email: 'buyer@bns.test' });
    const { page, goto } = await visitor(browser, { mayComplain: POPUP });
    await goto('/login');
    const popup = await openGoogle(page);
    await logIn(page, 'buyer@bns.test');
    await page.waitForURL('**/home');
    await popup.close();
  });

  it('case 4: the page is served so that the pop-up can answer', async () => {
    const answer = await fetch(`${process.env['BNS_SITE_URL']}/login`);
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  });

  it('case 5: a blocked pop-up says what to do, and e-mail login works', async () => {
    await aPerson({ email: 'buyer@bns.test' });
    const { page, goto } = await visitor(browser, { mayComplain: POPUP });
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await goto('/login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('alert').getByText('Your browser blocked the Google window').waitFor();
    await logIn(page, 'buyer@bns.test');
    await page.waitForURL('**/home');
  });
});
