import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IDENTITY_CODES, identityMessage } from '@bns/domain';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeWindows, theBrowser } from './stage/browser.ts';
import { aPerson, aPhone, auth, clearQuietStage, protectEmails } from './stage/backstage.ts';
import { portrait } from './stage/photos.ts';
import { logIn, until, visitor } from './stage/visitor.ts';

/** What the browser itself prints for each answer of the identity service above 399. */
const REFUSED = /Failed to load resource/;

/** Spec §8: what the identity service answers, and the words of the client code that it is mapped to there. */
const SERVER_CODES = {
  EMAIL_EXISTS: identityMessage('auth/email-already-in-use'),
  INVALID_PASSWORD: 'Wrong password',
  EMAIL_NOT_FOUND: 'User not found',
  INVALID_IDENTIFIER: identityMessage('auth/invalid-email'),
  TOO_MANY_ATTEMPTS_TRY_LATER: identityMessage('auth/too-many-requests'),
  RESET_PASSWORD_EXCEED_LIMIT: identityMessage('auth/too-many-requests'),
  TOKEN_EXPIRED: identityMessage('auth/user-token-expired'),
  USER_NOT_FOUND: identityMessage('auth/user-token-expired'),
  USER_DISABLED: identityMessage('auth/user-disabled'),
  INVALID_CODE: identityMessage('auth/invalid-verification-code'),
  SESSION_EXPIRED: identityMessage('auth/code-expired'),
  EXPIRED_OOB_CODE: identityMessage('auth/expired-action-code'),
  INVALID_OOB_CODE: identityMessage('auth/invalid-action-code'),
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: identityMessage('auth/requires-recent-login'),
  ADMIN_ONLY_OPERATION: identityMessage('auth/admin-restricted-operation'),
  PASSWORD_LOGIN_DISABLED: identityMessage('auth/operation-not-allowed'),
  UNAUTHORIZED_DOMAIN: identityMessage('auth/unauthorized-continue-uri'),
  FEDERATED_USER_ID_ALREADY_LINKED: identityMessage('auth/credential-already-in-use'),
  MFA_ENROLLMENT_NOT_FOUND: identityMessage('auth/multi-factor-info-not-found'),
  SECOND_FACTOR_EXISTS: identityMessage('auth/second-factor-already-in-use'),
};

/** Those that are answered to somebody who makes an account. */
const AT_REGISTER = [
  'EMAIL_EXISTS',
  'INVALID_IDENTIFIER',
  'TOO_MANY_ATTEMPTS_TRY_LATER',
  'ADMIN_ONLY_OPERATION',
  'PASSWORD_LOGIN_DISABLED',
] as const;

describe('signing in', () => {
  let browser: Browser;
  let folder: string;

  beforeAll(async () => {
    browser = await theBrowser();
    folder = await mkdtemp(join(tmpdir(), 'bns-sign-in-'));
  });

  beforeEach(async () => {
    await clearQuietStage();
    await protectEmails(false);
  });

  afterAll(async () => {
    await protectEmails(false);
    await closeWindows(browser);
    await rm(folder, { recursive: true });
  });

  it('case 1: without e-mail protection it says which of the two was wrong', async () => {
    await aPerson({ email: 'buyer@bns.test' });
    const { page, goto, toasts } = await visitor(browser, { mayComplain: REFUSED });
    await goto('/login');
    await logIn(page, 'nobody@bns.test');
    await until(toasts, (said) => said.length === 1);
    await logIn(page, 'buyer@bns.test', 'bns-demo-2');
    await until(toasts, (said) => said.length === 2);
    await expect.poll(toasts).toEqual(['User not found', 'Wrong password']);
  });

  it('case 1: with e-mail protection it says one sentence for both', async () => {
    await protectEmails(true);
    await aPerson({ email: 'buyer@bns.test' });
    const { page, goto, toasts } = await visitor(browser, { mayComplain: REFUSED });
    await goto('/login');
    await logIn(page, 'nobody@bns.test');
    await page.getByRole('alert').getByText('Email or password is wrong').waitFor();
    await logIn(page, 'buyer@bns.test', 'bns-demo-2');
    await until(
      toasts,
      (said) => said.length >= 1 && said.every((text) => text === 'Email or password is wrong'),
    );
    await logIn(page, 'buyer@bns.test');
    await page.waitForURL('**/home');
  });

  it('case 2: 30 wrong passwords are each answered, and the right one works afterwards', async () => {
    await aPerson({ email: 'buyer@bns.test' });
    const { page, goto } = await visitor(browser, { mayComplain: REFUSED });
    await goto('/login');
    for (let attempt = 0; attempt < 30; attempt += 1) {
      const answer = page.waitForResponse(/accounts:signInWithPassword/);
      await logIn(page, 'buyer@bns.test', `wrong-${attempt}`);
      await answer;
      await page
        .getByRole('main')
        .getByRole('button', { name: 'Login', exact: true })
        .and(page.locator(':enabled'))
        .waitFor();
    }
    await page.getByRole('alert').getByText('Wrong password').first().waitFor();
    await logIn(page, 'buyer@bns.test');
    await page.waitForURL('**/home');
  });

  it('case 2: too many attempts are told in words', async () => {
    const { page, context, goto } = await visitor(browser, { mayComplain: REFUSED });
    await context.route(/accounts:signInWithPassword/, (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } } }),
    );
    await goto('/login');
    await logIn(page, 'buyer@bns.test');
    await page
      .getByRole('alert')
      .getByText('Too many attempts. Please wait a few minutes and try again')
      .waitFor();
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Login', exact: true })
      .and(page.locator(':enabled'))
      .waitFor();
  });

  it('case 1: every code of the identity service is told in words, at Login and at Register', async () => {
    const { page, context, goto, toasts } = await visitor(browser, {
      mayComplain: REFUSED,
      reducedMotion: 'reduce',
    });
    let code = '';
    await context.route(/accounts:(signInWithPassword|signUp)/, (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: code } } }),
    );
    const press = async (name: string) => {
      const said = (await toasts()).length;
      await page.getByRole('main').getByRole('button', { name, exact: true }).click();
      const words = (await until(toasts, (now) => now.length > said)).at(-1);
      await page.getByRole('button', { name: 'Close message' }).click();
      await page.getByRole('alert').waitFor({ state: 'detached' });
      return words;
    };
    const heard: Record<string, string | undefined> = {};
    await goto('/login');
    await page.getByRole('textbox', { name: 'Email' }).fill('buyer@bns.test');
    await page.getByLabel('Password', { exact: true }).fill('bns-demo-1');
    for (code of Object.keys(SERVER_CODES)) heard[code] = await press('Login');
    expect(heard).toEqual(SERVER_CODES);
    const told = new Set<string | undefined>(Object.values(heard));
    for (const other of IDENTITY_CODES.filter((one) => !told.has(identityMessage(one)))) {
      // An answer that the SDK does not know becomes the client's code as it stands.
      code = other.toUpperCase();
      const words = await press('Login');
      expect([other, words]).toEqual([other, identityMessage(other)]);
      told.add(words);
    }

    await page.getByRole('link', { name: 'Register' }).click();
    await page.getByRole('textbox', { name: 'Username' }).fill('Buyer');
    await page.getByLabel('Photo', { exact: true }).setInputFiles(await portrait(folder));
    await page.getByRole('textbox', { name: 'Email' }).fill('buyer@bns.test');
    await page.getByLabel('Password', { exact: true }).fill('bns-demo-1');
    for (code of AT_REGISTER) heard[code] = await press('Register');
    expect(heard).toEqual(SERVER_CODES);
  });

  it('case 2: offline it says so, and works again when the line is back', async () => {
    await aPerson({ email: 'buyer@bns.test' });
    const { page, context, goto } = await visitor(browser, {
      mayComplain: /Failed to load resource|ERR_INTERNET/,
    });
    await goto('/login');
    await page.getByRole('textbox', { name: 'Email' }).waitFor();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await logIn(page, 'buyer@bns.test');
    await page.getByRole('alert').getByText('You seem to be offline').waitFor();
    await context.setOffline(false);
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL('**/home');
  });

  it('case 2: a disabled account is told in words, and the button stays usable', async () => {
    const { uid } = await aPerson({ email: 'buyer@bns.test' });
    await auth.updateUser(uid, { disabled: true });
    const { page, goto } = await visitor(browser, { mayComplain: REFUSED });
    await goto('/login');
    await logIn(page, 'buyer@bns.test');
    await page.getByRole('alert').getByText('This account has been closed').waitFor();
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Login', exact: true })
      .and(page.locator(':enabled'))
      .waitFor();
  });

  it('case 15: spaces around the address and its capitals do not count', async () => {
    await aPerson({ email: 'buyer@bns.test' });
    const { page, goto, toasts } = await visitor(browser);
    await goto('/login');
    await logIn(page, '  Buyer@BNS.test ');
    await page.waitForURL('**/home');
    await expect.poll(toasts).toEqual(['Login Successful']);
  });

  it('case 19: a slow token call holds up nothing that is shown', async () => {
    const buyer = await aPerson({ email: 'buyer@bns.test' });
    const seller = await aPerson({ email: 'seller@bns.test', isSeller: true });
    await aPhone(seller, { title: 'Redmi Note 12' });
    const { page, context, goto } = await visitor(browser);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await context.route('**/api/users/jwt', async (route) => {
      await held;
      await route.continue();
    });
    await goto('/dashboard/my-wishlists');
    await logIn(page, buyer.email);
    await page.waitForURL('**/dashboard/my-wishlists');
    await page.getByText('No product is added to wishlist').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('token-bns'))).toBeNull();
    release();
    await until(
      () => page.evaluate(() => localStorage.getItem('token-bns')),
      (token) => token !== null,
    );
  });

  it('case 20: the whole address is kept through an F5 on /login', async () => {
    const seller = await aPerson({ email: 'seller@bns.test', isSeller: true });
    const { page, goto } = await visitor(browser);
    await goto('/all-products?brand=samsung&max=20000#p12');
    await page.waitForURL('**/login');
    await page.reload();
    await logIn(page, seller.email);
    await page.waitForURL('**/all-products?brand=samsung&max=20000#p12');
    await page.getByRole('heading', { name: 'All Products', level: 1 }).waitFor();
  });

  it.each(['//evil.example', 'javascript:alert(1)'])('a planted return path %s leads home', async (from) => {
    await aPerson({ email: 'buyer@bns.test' });
    const { page, goto } = await visitor(browser);
    await goto('/login');
    await page.evaluate((path) => {
      history.replaceState({ usr: { from: path }, key: 'planted', idx: 0 }, '', location.href);
      for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, path);
    }, from);
    await page.reload();
    await logIn(page, 'buyer@bns.test');
    await page.waitForURL('**/home');
  });
});
