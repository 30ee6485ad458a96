import type { Browser, Response as PageResponse } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeWindows, theBrowser } from './stage/browser.ts';
import { aPerson, aPhone, clearQuietStage } from './stage/backstage.ts';
import { signedIn, visitor } from './stage/visitor.ts';

describe('addresses', () => {
  let browser: Browser;

  let home: Awaited<ReturnType<typeof signedIn>>;

  beforeAll(async () => {
    browser = await theBrowser();
    await clearQuietStage();
    // As long as they come, and nowhere to break.
    const [email, name] = [`${'e'.repeat(60)}@bns.test`, 'N'.repeat(80)];
    const seller = await aPerson({ email, name, isSeller: true, isVerified: true });
    await aPhone(seller, { title: 'Redmi Note 12' });
    home = await signedIn(browser, seller.email);
  });
  afterAll(async () => {
    await closeWindows(browser);
  });

  it.each(['/products', '/doesnotexist', '/dashboard/xyz', '/products/samsung/more', '/assets'])(
    'case 22: %s is our 404, also for the signed-in, with a way home',
    async (path) => {
      const { page, goto } = await home.visit({ mayComplain: /Failed to load resource/ });
      await goto(path);
      await page.getByRole('link', { name: 'Back To Homepage' }).click();
      await page.waitForURL('**/home');
      await page.getByRole('heading', { name: 'Categories' }).waitFor();
    },
  );

  it('case 22: an unknown category shows the empty text', async () => {
    const { page, goto } = await home.visit();
    await goto('/products/doesnotexist');
    await page.getByText('No product is found in this category').waitFor();
  });

  it.each([
    ['/all-products', 'All Products'],
    ['/products/samsung', 'Samsung'],
    ['/dashboard/my-orders', 'My Orders'],
    ['/dashboard/my-wishlists', 'My Wishlists'],
    ['/dashboard/add-product', 'Add Product'],
    ['/dashboard/my-products', 'My Products'],
    ['/dashboard/profile', 'Profile'],
    ['/blog', 'Blog'],
  ])('case 22: a refresh on %s shows the same page', async (path, heading) => {
    const { page, goto } = await home.visit();
    await goto(path);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    await expect.poll(() => page.title()).toBe(`${heading} · BNS`);
    expect(new URL(page.url()).pathname).toBe(path);
  });

  it('case 22: /dashboard leads to my orders, exactly once', async () => {
    const { page, goto } = await home.visit();
    await goto('/home');
    await goto('/dashboard');
    await page.waitForURL('**/dashboard/my-orders');
    await page.goBack();
    await page.waitForURL('**/home');
  });

  /** What a guest's browser loads of code until the page is usable. */
  async function codeOf(path: string): Promise<string[]> {
    const { page, goto } = await visitor(browser, { mayComplain: /Failed to load resource/ });
    const scripts: Promise<string>[] = [];
    const keep = (response: PageResponse) => {
      if (/\.js(\?|$)/.test(new URL(response.url()).pathname)) scripts.push(response.text());
    };
    page.on('response', keep);
    await goto(path);
    await page.getByRole('main').waitFor();
    await page.waitForLoadState('networkidle');
    // What comes later belongs to a page that is usable, and the closing page takes its body away.
    page.off('response', keep);
    const loaded = await Promise.all(scripts);
    expect(loaded.length).toBeGreaterThan(0);
    return loaded;
  }

  it.each(['/', '/login', '/register', '/blog', '/no-such-page'])(
    '%s loads no Firestore code before it is usable',
    async (path) => {
      expect((await codeOf(path)).filter((text) => /google\.firestore\.v1|_reactFire/.test(text))).toEqual(
        [],
      );
    },
  );

  const ELSEWHERE = /MuiButtonBase|identitytoolkit|notistack/;

  it.each(['/', '/blog', '/no-such-page'])(
    '%s loads neither MUI nor notices nor the identity service for a guest, as /login does',
    async (path) => {
      const [light, login] = [await codeOf(path), await codeOf('/login')];
      expect(light.filter((text) => ELSEWHERE.test(text))).toEqual([]);
      expect(login.filter((text) => ELSEWHERE.test(text)).length).toBeGreaterThan(1);
    },
  );

  it('a page that is gone to takes the focus and is announced; the skip link leads past the header', async () => {
    const { page, goto } = await home.visit();
    const focused = () => page.evaluate(() => document.activeElement?.id ?? '');
    await goto('/blog');
    await page.getByRole('heading', { name: 'Blog', level: 1 }).waitFor();
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'Skip to content' }).and(page.locator(':focus')).press('Enter');
    expect(await focused()).toBe('content');

    await page.getByRole('link', { name: 'Dashboard' }).press('Enter');
    await page.getByRole('heading', { name: 'My Orders', level: 1 }).waitFor();
    await page.locator('[aria-live=polite]').getByText('My Orders · BNS').waitFor();
    expect(await focused()).toBe('content');

    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Open menu' }).press('Enter');
    await page.getByRole('dialog').getByRole('link', { name: 'Profile' }).press('Enter');
    await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focused()).toBe('content');
  });

  it('no page scrolls sideways at 320 px', async () => {
    const { page, goto } = await home.visit();
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of [
      '/',
      '/blog',
      '/all-products',
      '/products/samsung',
      '/dashboard/my-products',
      '/dashboard/add-product',
      '/dashboard/profile',
    ]) {
      await goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([path, wider]).toEqual([path, 0]);
    }
  });
});
