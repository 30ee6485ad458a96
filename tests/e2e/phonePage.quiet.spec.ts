import { productPath, type Product } from '@bns/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../web/src/app/paths.ts';
import { aPerson, aPhone, clearGoods, clearQuietStage, db, type StagePerson } from './stage/backstage.ts';
import { closeWindows, theBrowser } from './stage/browser.ts';
import { card, logIn, signedIn, visitor } from './stage/visitor.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

declare global {
  interface Window {
    /** How far what was seen has moved, each time. */
    shifts: number[];
  }
}

function watchShifts() {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      window.shifts.push(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Shifts are told with the frame that they are seen in, so one more has to pass. */
const untilPainted = async () => {
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
};

/** What a page has loaded to listen with. */
async function liveScripts(page: Page): Promise<string[]> {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return loaded.filter((name) => /PhoneListener|SignedIn/.test(name));
}

describe('a phone’s page', () => {
  let browser: Browser;
  let seller: StagePerson;
  let buyer: StagePerson;
  let home: Awaited<ReturnType<typeof signedIn>>;

  beforeAll(async () => {
    browser = await theBrowser();
    await clearQuietStage();
    seller = await aPerson({ email: 'seller@bns.test', name: 'Seller', isSeller: true, isVerified: true });
    buyer = await aPerson({ email: 'buyer@bns.test', name: 'Buyer' });
    home = await signedIn(browser, buyer.email);
  });
  beforeEach(async () => {
    await clearGoods();
  });
  afterAll(async () => {
    await closeWindows(browser);
  });

  const change = (productId: string, over: Partial<Product<Timestamp>>) =>
    db.doc(productPath(productId)).update(over);

  it('is where a card of the home page leads a guest, without Firestore', async () => {
    await aPhone(seller, { title: 'Galaxy A52', isAdvertised: true });
    await aPhone(seller, { title: 'Galaxy A53' });
    const { page, goto } = await visitor(browser);
    await goto('/');
    await card(page, 'Galaxy A52').getByRole('link', { name: 'Galaxy A52' }).click();
    await title(page, 'Galaxy A52').waitFor();
    await page.getByText('2 phones on the market').waitFor();
    await page.getByRole('link', { name: 'Galaxy A53' }).click();
    await title(page, 'Galaxy A53').waitFor();
    expect(await liveScripts(page)).toEqual([]);
  });

  it('comes with its phone: a reload asks no call for it', async () => {
    const id = await aPhone(seller, { title: 'Galaxy A52' });
    const { page, goto } = await visitor(browser);
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
    await goto(paths.phone(id));
    await title(page, 'Galaxy A52').waitFor();
    await page.reload();
    await title(page, 'Galaxy A52').waitFor();
    expect(asked).not.toContain(`/api/phones/${id}`);
    await expect.poll(() => page.title()).toBe('Galaxy A52 · Tk 31,500 · BNS');
  });

  it('moves nothing that is seen when its code comes late', async () => {
    const id = await aPhone(seller, { title: 'Galaxy A52' });
    const { page, goto, context } = await visitor(browser);
    await page.setViewportSize({ width: 412, height: 823 });
    await page.addInitScript(watchShifts);
    // Its code waits until what stands round it has been painted.
    await context.route(/\/assets\/PhonePage-/, async (route) => {
      await page.getByRole('contentinfo').waitFor({ state: 'attached' });
      await page.evaluate(untilPainted);
      await route.continue();
    });
    await goto(paths.phone(id));
    await title(page, 'Galaxy A52').waitFor();
    await page.evaluate(untilPainted);
    expect(await page.evaluate(() => window.shifts)).toEqual([]);
  });

  it('is shared by its address, which is copied where the device shares nothing', async () => {
    const id = await aPhone(seller, { title: 'Galaxy A52' });
    const { page, goto, context, toasts } = await visitor(browser);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await goto(paths.phone(id));
    await page.getByRole('button', { name: 'Share' }).click();
    await expect.poll(toasts).toContain('The address of this page is copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(new URL(paths.phone(id), page.url()).href);
  });

  it('case 36: a guest books after the login that leads back here', async () => {
    const id = await aPhone(seller, { title: 'Galaxy A52' });
    const { page, goto, toasts } = await visitor(browser);
    await goto(paths.phone(id));
    await page.getByRole('button', { name: 'Book Now' }).click();
    await expect.poll(toasts).toContain('Login First');
    await logIn(page, buyer.email);
    await page.waitForURL(`**${paths.phone(id)}`);
    await page.getByRole('button', { name: 'Book Now' }).click();
    const dialog = page.getByRole('dialog', { name: 'Galaxy A52' });
    await dialog.getByLabel('Phone Number').fill('01712345678');
    await dialog.getByLabel('Meeting Location').fill('Gate 2, New Market');
    await dialog.getByRole('button', { name: 'Book Now' }).click();
    await page.getByRole('button', { name: 'Booked' }).waitFor();
  });

  it('case 31: who is signed in sees a new price and the sale without a reload', async () => {
    const id = await aPhone(seller, { title: 'Galaxy A52' });
    const { page, goto } = await home.visit();
    await goto(paths.phone(id));
    await title(page, 'Galaxy A52').waitFor();
    await change(id, { resalePrice: 27_300 });
    await page.getByText('27,300 Tk').first().waitFor();
    expect(await liveScripts(page)).not.toEqual([]);
    await change(id, { isSold: true });
    await page.getByText('Somebody else has it now').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Book Now' }).count()).toBe(0);
  });

  it('case 38: a phone that is deleted while it is looked at is gone at once, those like it are not', async () => {
    const id = await aPhone(seller, { title: 'Galaxy A52' });
    await aPhone(seller, { title: 'Galaxy A53' });
    const { page, goto } = await home.visit();
    await goto(paths.phone(id));
    await page.getByRole('link', { name: 'Galaxy A53' }).waitFor();
    await db.doc(productPath(id)).delete();
    await title(page, 'This phone is no longer offered').waitFor();
    await page.getByRole('link', { name: 'Galaxy A53' }).waitFor();
  });

  it('an unknown phone’s address answers 404 with a page that says so', async () => {
    const { page } = await visitor(browser, { mayComplain: /status of 404/ });
    const answer = await page.goto('/phone/nothing-here');
    expect(answer?.status()).toBe(404);
    await title(page, 'This phone is no longer offered').waitFor();
    await page.getByRole('link', { name: 'Back To Homepage' }).click();
    await page.waitForURL('**/home');
  });

  it('on a phone’s screen Book Now stays at its foot, and nothing lies behind it at the end', async () => {
    const id = await aPhone(seller, { title: 'Galaxy A52', description: 'A long story. '.repeat(150) });
    const { page, goto } = await visitor(browser, { viewport: { width: 390, height: 844 } });
    await goto(paths.phone(id));
    const book = page.getByRole('button', { name: 'Book Now' });
    const foot = async () => {
      const box = await book.boundingBox();
      return box === null ? 0 : box.y + box.height;
    };
    await book.waitFor();
    expect(await foot()).toBeGreaterThan(780);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(await foot()).toBeGreaterThan(780);
    const last = await page.getByRole('contentinfo').boundingBox();
    const bar = await book.boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});
