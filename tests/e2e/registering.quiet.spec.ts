import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeWindows, theBrowser } from './stage/browser.ts';
import { aPerson, auth, clearQuietStage, db } from './stage/backstage.ts';
import { paddedPhoto, portrait } from './stage/photos.ts';
import { logIn, until, visitor } from './stage/visitor.ts';

const REFUSED = /Failed to load resource/;
const MB = 1024 * 1024;

describe('registering', () => {
  let browser: Browser;
  let folder: string;

  beforeAll(async () => {
    browser = await theBrowser();
    folder = await mkdtemp(join(tmpdir(), 'bns-register-'));
  });
  beforeEach(clearQuietStage);
  afterAll(async () => {
    await closeWindows(browser);
    await rm(folder, { recursive: true });
  });

  async function fillIn(page: Page, photo: string, email = 'new@bns.test'): Promise<void> {
    await page.getByRole('textbox', { name: 'Username' }).fill('New Person');
    await page.getByLabel('Photo', { exact: true }).setInputFiles(photo);
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill('bns-demo-1');
  }
  const press = (page: Page) => page.getByRole('button', { name: 'Register', exact: true }).click();

  it('case 6: with another tab on /dashboard no signed-in page flashes; it ends at /login with one toast', async () => {
    const { page, context, goto, toasts } = await visitor(browser);
    const other = await context.newPage();
    await other.addInitScript(() => {
      const shown: string[] = [];
      Object.assign(window, { shown });
      const look = () => {
        const text = document.body?.innerText ?? '';
        if (shown.at(-1) !== text) shown.push(text);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await other.goto('/dashboard');
    await other.waitForURL('**/login');
    await goto('/register');
    await fillIn(page, await portrait(folder));
    await press(page);
    await page.waitForURL('**/login');
    await expect.poll(toasts).toEqual(['Account Created Successfully']);
    const frames = await other.evaluate(() => (window as unknown as { shown: string[] }).shown);
    expect(frames.length).toBeGreaterThan(0);
    expect(frames.filter((text) => /Logout|My Orders/.test(text))).toEqual([]);
    expect(new URL(other.url()).pathname).toBe('/login');
    expect(await page.evaluate(() => localStorage.getItem('token-bns'))).toBeNull();
  });

  it('case 7: Functions stopped right after the account was made: an error, and trying again completes the same account', async () => {
    const { page, context, goto, toasts } = await visitor(browser, { mayComplain: REFUSED });
    await context.route('**/api/**', (route) => route.abort());
    await goto('/register');
    await fillIn(page, await portrait(folder));
    await press(page);
    await page.getByRole('alert').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/register');
    const { uid } = await auth.getUserByEmail('new@bns.test');
    expect((await db.doc(`users/${uid}`).get()).exists).toBe(false);
    expect(await page.getByRole('textbox', { name: 'Username' }).inputValue()).toBe('New Person');

    await context.unroute('**/api/**');
    await press(page);
    await page.waitForURL('**/login');
    await expect.poll(async () => (await toasts()).at(-1)).toBe('Account Created Successfully');
    expect((await auth.listUsers()).users.map((user) => user.uid)).toEqual([uid]);
    expect((await db.doc(`users/${uid}`).get()).data()).toMatchObject({
      name: 'New Person',
      email: 'new@bns.test',
    });
  });

  it('case 7: a half-made account that just logs in is completed then', async () => {
    const { uid } = await auth.createUser({
      email: 'half@bns.test',
      password: 'bns-demo-1',
      displayName: 'Half',
    });
    const { page, goto } = await visitor(browser);
    await goto('/dashboard');
    await logIn(page, 'half@bns.test');
    await page.getByRole('heading', { name: 'My Orders', level: 1 }).waitFor();
    const user = await until(
      async () => (await db.doc(`users/${uid}`).get()).data(),
      (data) => data !== undefined,
    );
    expect(user).toMatchObject({ name: 'Half', email: 'half@bns.test', isSeller: false });
  });

  it('case 8: an address that exists is told, with a 5 MB photo chosen, and nothing is uploaded', async () => {
    await aPerson({ email: 'taken@bns.test', name: 'First' });
    const { page, goto } = await visitor(browser, { mayComplain: REFUSED });
    const uploads: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/images')) uploads.push(request.url());
    });
    await goto('/register');
    await fillIn(page, await paddedPhoto(folder, 'big.jpg', 5 * MB), 'taken@bns.test');
    await page.getByLabel('Password', { exact: true }).fill('another-password');
    await press(page);
    await page.getByRole('alert').getByText('An account with this email exists already').waitFor();
    expect(uploads).toEqual([]);
    expect(await page.getByRole('textbox', { name: 'Username' }).inputValue()).toBe('New Person');
  });

  it('case 8: not even the right password registers a finished account a second time', async () => {
    await aPerson({ email: 'taken@bns.test', name: 'First', isSeller: false });
    const { page, goto } = await visitor(browser, { mayComplain: REFUSED });
    await goto('/register');
    await fillIn(page, await portrait(folder), 'taken@bns.test');
    await page.getByRole('radio', { name: 'Seller' }).check();
    await press(page);
    await page.getByRole('alert').getByText('An account with this email exists already').waitFor();
    const { uid } = await auth.getUserByEmail('taken@bns.test');
    expect((await db.doc(`users/${uid}`).get()).data()).toMatchObject({ name: 'First', isSeller: false });
  });

  it('case 15: spaces around the address are trimmed', async () => {
    const { page, goto } = await visitor(browser);
    await goto('/register');
    await fillIn(page, await portrait(folder), '  Spaces@BNS.test ');
    await press(page);
    await page.waitForURL('**/login');
    expect((await auth.listUsers()).users.map((user) => user.email)).toEqual(['spaces@bns.test']);
  });

  it('case 50: everything empty shows every message of the spec at its field', async () => {
    const { page, goto } = await visitor(browser);
    await goto('/register');
    await press(page);
    for (const [label, message] of [
      ['Username', '*Username is required'],
      ['Photo', 'Image is required*'],
      ['Email', '*Email is required'],
      ['Password', '*Password is required'],
    ] as const) {
      const field = page.getByLabel(label, { exact: true });
      await page.getByText(message, { exact: true }).waitFor();
      const described = (await field.getAttribute('aria-describedby')) ?? '';
      const texts = await page
        .locator(
          described
            .split(' ')
            .map((id) => `[id="${id}"]`)
            .join(','),
        )
        .allInnerTexts();
      expect(texts.join(' ')).toContain(message);
    }
    await page.getByLabel('Password', { exact: true }).fill('12345');
    await press(page);
    await page.getByText('Password must be at least 6 characters', { exact: true }).waitFor();
  });
});
