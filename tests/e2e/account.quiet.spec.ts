import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeWindows, theBrowser } from './stage/browser.ts';
import { aPerson, auth, clearQuietStage, db } from './stage/backstage.ts';
import { mailedLink } from './stage/mailedLink.ts';
import { portrait } from './stage/photos.ts';
import { logIn, sideLink, until, visitor } from './stage/visitor.ts';

const OFFLINE = 'You seem to be offline. Please check your connection and try again';

describe('one’s own account', () => {
  let browser: Browser;
  let folder: string;

  beforeAll(async () => {
    browser = await theBrowser();
    folder = await mkdtemp(join(tmpdir(), 'bns-account-'));
  });
  beforeEach(clearQuietStage);
  afterAll(async () => {
    await closeWindows(browser);
    await rm(folder, { recursive: true });
  });

  async function openProfile(options: Parameters<typeof visitor>[1] = {}) {
    const window = await visitor(browser, options);
    await window.goto('/dashboard/profile');
    await logIn(window.page, 'buyer@bns.test');
    await window.page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
    return window;
  }
  const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const header = (page: Page) => page.getByRole('banner');

  it('name and photo are changed at once everywhere, and the photo can be taken away', async () => {
    const { uid } = await aPerson({ email: 'buyer@bns.test', name: 'Buyer' });
    const { page, toasts } = await openProfile();
    const document = async () => (await db.doc(`users/${uid}`).get()).data();
    await page.getByRole('textbox', { name: 'Name' }).fill('<3 Rahim');
    await page.locator('input[type=file]').setInputFiles(await portrait(folder));
    await press(page, 'Remove photo');
    await page.locator('input[type=file]').setInputFiles(await portrait(folder));
    await page.getByRole('button', { name: 'Replace photo' }).waitFor();
    await save(page);
    await until(toasts, (said) => said.includes('Your profile is saved'));
    const [user, account] = [await document(), await auth.getUser(uid)];
    expect(user).toMatchObject({
      name: '<3 Rahim',
      email: 'buyer@bns.test',
      isSeller: false,
      isAdmin: false,
    });
    expect(user?.['image']).toMatch(/^http/);
    expect([account.displayName, account.photoURL]).toEqual(['<3 Rahim', user?.['image']]);
    await header(page).getByRole('img', { name: '<3 Rahim' }).waitFor();
    await page.getByText('<3 Rahim', { exact: true }).first().waitFor();

    await press(page, 'Remove photo');
    await save(page);
    await until(document, (data) => data?.['image'] === '');
    await header(page).getByText('3R', { exact: true }).waitFor();
    await until(
      async () => (await auth.getUser(uid)).photoURL ?? '',
      (address) => address === '',
    );
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await header(page).getByText('3R', { exact: true }).waitFor();
  });

  it('a buyer verifies his e-mail, starts to sell, and Add Product is there', async () => {
    const { uid, email } = await aPerson({ email: 'buyer@bns.test' });
    await auth.updateUser(uid, { emailVerified: false });
    const { page, context, toasts } = await openProfile();
    const start = page.getByRole('button', { name: 'Start selling' });
    await page.getByText('Not verified yet').waitFor();
    expect(await start.isDisabled()).toBe(true);
    await press(page, 'Send verification email');
    await until(toasts, (said) => said.includes(`A message with a link is on its way to ${email}`));

    const other = await context.newPage();
    await other.goto(await mailedLink('VERIFY_EMAIL', email));
    await other.waitForURL('**/dashboard/profile');
    await other.close();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.getByText('Verified', { exact: true }).waitFor();
    await start.click();
    await until(toasts, (said) => said.includes('You can sell phones now'));
    await sideLink(page, 'Add Product').click();
    await page.getByRole('heading', { name: 'Add Product', level: 1 }).waitFor();
    expect((await db.doc(`users/${uid}`).get()).data()).toMatchObject({ isSeller: true, isVerified: false });
    expect((await auth.getUser(uid)).customClaims).toMatchObject({ seller: true, verified: false });
  });

  it('a forgotten password is replaced by the link, and nobody learns who has an account', async () => {
    const { email } = await aPerson({ email: 'buyer@bns.test' });
    const { page, goto, toasts } = await visitor(browser, { mayComplain: /Failed to load resource/ });
    const sent = 'If there is an account with this email, a message with a link is on its way';
    await goto('/login');
    for (const [asked, address] of [email, 'nobody@bns.test'].entries()) {
      await page.getByRole('link', { name: 'Forgot password?' }).click();
      const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
      await dialog.getByRole('textbox', { name: 'Email of your account' }).fill(address);
      await dialog.getByRole('button', { name: 'Send link' }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(await until(toasts, (said) => said.length > asked)).toEqual(Array(asked + 1).fill(sent));
    }
    await page.goto(`${await mailedLink('PASSWORD_RESET', email)}&newPassword=bns-demo-3`);
    await page.waitForURL('**/login');
    await logIn(page, email, 'bns-demo-3');
    await page.waitForURL('**/home');
  });

  it('case 59: going offline on the dashboard is one message, and what needs an answer is refused at once', async () => {
    const { uid } = await aPerson({ email: 'buyer@bns.test', name: 'Buyer' });
    const { page, context, toasts } = await openProfile({
      mayComplain: /ERR_INTERNET|Failed to load|Could not reach|transport errored/,
    });
    const banner = page.getByText(/^You are offline\./);
    await until(toasts, (said) => said.length === 1);
    await sideLink(page, 'My Wishlists').click();
    await page.getByText('No product is added to wishlist').waitFor();
    await sideLink(page, 'Profile').click();
    await context.setOffline(true);
    await banner.waitFor();
    await sideLink(page, 'My Wishlists').click();
    await sideLink(page, 'Profile').click();
    expect(await banner.count()).toBe(1);
    await expect.poll(toasts).toEqual(['Login Successful']);

    await page.getByRole('textbox', { name: 'Name' }).fill('Buyer Offline');
    await save(page);
    await page.getByRole('alert').getByText(OFFLINE).waitFor();
    expect((await db.doc(`users/${uid}`).get()).get('name')).toBe('Buyer');
    await context.setOffline(false);
    await banner.waitFor({ state: 'detached' });
    await save(page);
    await until(toasts, (said) => said.includes('Your profile is saved'), 60_000);
    await expect.poll(toasts).toEqual(['Login Successful', OFFLINE, 'Your profile is saved']);
  });
});
