import { productPath } from '@bns/domain';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  aPerson,
  aPhone,
  clearGoods,
  clearQuietStage,
  db,
  manyPhones,
  type StagePerson,
} from './stage/backstage.ts';
import { closeWindows, theBrowser } from './stage/browser.ts';
import { countReads } from './stage/reads.ts';
import { focused, tabTo } from './stage/tabTo.ts';
import { card, type Home, logIn, signedIn, visitor } from './stage/visitor.ts';

/** Without a line the browser says so itself. */
const NO_LINE = /ERR_INTERNET_DISCONNECTED|Could not reach Cloud Firestore|WebChannelConnection/;

const SAMSUNG = { categoryId: 'samsung', categoryName: 'Samsung' };
const APPLE = { categoryId: 'apple', categoryName: 'Apple' };

describe('finding a phone', () => {
  let browser: Browser;
  let seller: StagePerson;
  let home: Home;

  beforeAll(async () => {
    browser = await theBrowser();
    await clearQuietStage();
    seller = await aPerson({ email: 'seller@bns.test', name: 'Seller', isSeller: true });
    await aPerson({ email: 'buyer@bns.test', name: 'Buyer' });
    home = await signedIn(browser, 'buyer@bns.test');
  });
  beforeEach(clearGoods);
  afterAll(async () => {
    await closeWindows(browser);
  });

  /** Three phones of two brands, the dearest listed last. */
  async function threePhones() {
    await aPhone(seller, { ...SAMSUNG, title: 'Samsung Galaxy A52', resalePrice: 15_000, condition: 'Good' });
    await aPhone(seller, { ...APPLE, title: 'Apple iPhone 11', resalePrice: 30_000, condition: 'Excellent' });
    await aPhone(seller, { ...SAMSUNG, title: 'Samsung Galaxy S21', resalePrice: 40_000, condition: 'Good' });
  }

  const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search phones' });
  const titles = (page: Page) =>
    page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts();
  const address = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
  const chips = (page: Page) =>
    page.getByRole('group', { name: 'Filters that are set' }).getByRole('button').allInnerTexts();

  it('a misspelt name finds the phone, and what was understood is said', async () => {
    await threePhones();
    const { page, goto } = await home.visit();
    await goto('/all-products');
    await searchBox(page).fill('samsng a52');
    await searchBox(page).press('Enter');
    await page.getByText('Showing results for Samsung Galaxy A52', { exact: true }).waitFor();
    await expect.poll(() => titles(page)).toEqual(['Samsung Galaxy A52']);
    expect(address(page)).toBe('/all-products?q=samsng+a52');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect.poll(() => titles(page)).toHaveLength(3);
  });

  it('names are suggested while somebody types, and taken by the keyboard alone', async () => {
    await threePhones();
    const { page, goto } = await home.visit();
    await goto('/all-products');
    await card(page, 'Apple iPhone 11').waitFor();
    await tabTo(page, 'Search phones');
    await page.keyboard.type('iphone 11');
    const names = page.getByRole('listbox', { name: 'Suggestions' });
    await names.getByRole('option', { name: 'iPhone 11', exact: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => names.getByRole('option', { selected: true }).allInnerTexts())
      .toEqual(['iPhone 11']);
    await page.keyboard.press('Enter');
    await expect.poll(() => titles(page)).toEqual(['Apple iPhone 11']);
    await expect.poll(() => focused(page)).toBe('Search phones');
    expect(await names.count()).toBe(0);
  });

  it('filters, order and chips stand in the address, step by step', async () => {
    await threePhones();
    const { page, goto } = await home.visit();
    await goto('/all-products');
    await expect.poll(() => titles(page)).toHaveLength(3);
    await page.getByLabel('Brand', { exact: true }).selectOption({ label: 'Samsung' });
    await expect.poll(() => titles(page)).toEqual(['Samsung Galaxy S21', 'Samsung Galaxy A52']);
    await page.getByLabel('Sort by').selectOption({ label: 'Cheapest first' });
    await expect.poll(() => titles(page)).toEqual(['Samsung Galaxy A52', 'Samsung Galaxy S21']);
    await page.getByLabel('Price to').selectOption({ label: '20,000 Tk' });
    await expect.poll(() => titles(page)).toEqual(['Samsung Galaxy A52']);
    expect(address(page)).toBe('/all-products?brand=samsung&max=20000&sort=cheapest');
    expect(await chips(page)).toEqual(['Samsung', 'Up to 20,000 Tk', 'Clear all']);
    await page.getByRole('status').filter({ hasText: '1 phone' }).waitFor();
    await expect.poll(() => page.title()).toBe('Samsung · Up to 20,000 Tk · All Products · BNS');

    const other = await home.visit();
    await other.goto('/all-products?brand=samsung&max=20000&sort=cheapest');
    await expect.poll(() => titles(other.page)).toEqual(['Samsung Galaxy A52']);

    await page.goBack();
    await expect.poll(() => titles(page)).toEqual(['Samsung Galaxy A52', 'Samsung Galaxy S21']);
    await page.goBack();
    await expect.poll(() => titles(page)).toEqual(['Samsung Galaxy S21', 'Samsung Galaxy A52']);
    await page.getByRole('button', { name: 'Remove Samsung' }).click();
    await expect.poll(() => titles(page)).toHaveLength(3);
    expect(address(page)).toBe('/all-products');
  });

  it('on a phone the filters open by a button that counts them', async () => {
    await threePhones();
    const { page, goto } = await home.visit();
    await page.setViewportSize({ width: 390, height: 844 });
    await goto('/all-products');
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByLabel('Condition').selectOption('Good');
    await sheet.getByLabel('Price from').selectOption({ label: '20,000 Tk' });
    expect(await sheet.getByLabel('Price to').getByRole('option', { name: '15,000 Tk' }).count()).toBe(0);
    await sheet.getByRole('button', { name: 'Show phones with 2 filters' }).click();
    await expect.poll(() => titles(page)).toEqual(['Samsung Galaxy S21']);
    await page.getByRole('button', { name: 'Filters (2)' }).click();
    await sheet.getByLabel('District').selectOption('Sylhet');
    await page.goBack();
    await sheet.waitFor({ state: 'hidden' });
    expect(address(page)).toBe('/all-products?condition=Good&min=20000');
    expect(await titles(page)).toEqual(['Samsung Galaxy S21']);
    await page.goBack();
    await expect.poll(() => titles(page)).toHaveLength(3);
    expect(address(page)).toBe('/all-products');
  });

  it('a brand’s page has no choice of brands, and is searched within', async () => {
    await threePhones();
    const { page, goto } = await home.visit();
    await goto('/products/samsung?condition=Good&max=20000');
    await expect.poll(() => titles(page)).toEqual(['Samsung Galaxy A52']);
    expect(await page.getByLabel('Brand', { exact: true }).count()).toBe(0);
    expect(await chips(page)).toEqual(['Good', 'Up to 20,000 Tk', 'Clear all']);
  });

  it('where nothing is found the way on is shown', async () => {
    await threePhones();
    const { page, goto } = await home.visit();
    await goto('/all-products?q=galaxy&brand=samsung&condition=Fair');
    await page.getByText('No buyer is found', { exact: true }).waitFor();
    const less = page.getByRole('group', { name: 'Try without' });
    expect(await less.getByRole('button').allInnerTexts()).toEqual(['“galaxy”', 'Samsung', 'Fair']);
    await page.getByRole('link', { name: 'All Samsung phones' }).waitFor();
    await page.getByRole('status').filter({ hasText: 'No phones found' }).waitFor();
    await less.getByRole('button', { name: 'Try without Fair' }).press('Enter');
    await expect.poll(() => titles(page)).toHaveLength(2);
    await expect.poll(() => focused(page)).toBe('Phones');
  });

  it('a brand is called by its name before the brands have come', async () => {
    await threePhones();
    const { page, goto } = await home.visit();
    await page.route('**/api/categories*', () => {});
    await goto('/all-products?brand=samsung');
    await expect.poll(() => titles(page)).toHaveLength(2);
    expect(await chips(page)).toEqual(['Samsung', 'Clear all']);
    expect(await page.title()).toContain('Samsung · All Products');
    const field = page.getByRole('combobox', { name: 'Brand' });
    expect(await field.locator('option:checked').innerText()).toBe('Samsung');
    await goto('/products/samsung');
    await page.getByRole('heading', { name: 'Samsung', level: 1 }).waitFor();
  });

  it.each([
    ['values that cannot be', 'min=abc&max=-3&sort=up&condition=Broken&brand=%00&district=Atlantis'],
    ['far too many words', `q=${'%F0%9F%93%B1'.repeat(300)}`],
    ['prices that contradict', 'min=50000&max=2000'],
  ])('an address with %s is no fault', async (_, query) => {
    await threePhones();
    const { page, goto } = await home.visit();
    await goto(`/all-products?${query}`);
    await page.getByRole('heading', { name: 'All Products', level: 1 }).waitFor();
    await page.getByRole('article').or(page.getByText('No buyer is found')).first().waitFor();
  });

  it('the card with the focus is sold: the list has the focus', async () => {
    const sold = await aPhone(seller, { ...APPLE, title: 'Apple iPhone 11' });
    await aPhone(seller, { ...SAMSUNG, title: 'Samsung Galaxy A52' });
    const { page, goto } = await home.visit();
    await goto('/all-products');
    await card(page, 'Apple iPhone 11').getByRole('button', { name: 'Book Now' }).focus();
    await db.doc(productPath(sold)).update({ isSold: true });
    await expect.poll(() => titles(page)).toEqual(['Samsung Galaxy A52']);
    await expect.poll(() => focused(page)).toBe('Phones');
  });

  it('who went to a phone by its address and comes back is left where he was', async () => {
    await manyPhones(seller, 60);
    const { page, goto } = await home.visit();
    await goto('/all-products');
    const id = await page.getByRole('listitem').nth(4).getAttribute('data-id');
    await goto('/blog');
    await goto(`/all-products#${id}`);
    const pointed = page.locator(`[id="${id}"]`);
    await expect.poll(async () => (await pointed.boundingBox())?.y).toBeGreaterThan(0);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 700);
        return card(page, 'Phone 30').count();
      })
      .toBe(1);
    const top = (await card(page, 'Phone 30').boundingBox())?.y ?? 0;
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'All Products' }).waitFor();
    await page.goBack();
    await card(page, 'Phone 30').waitFor();
    expect(address(page)).toBe('/all-products');
    await expect
      .poll(async () => Math.abs(((await card(page, 'Phone 30').boundingBox())?.y ?? -9999) - top))
      .toBeLessThan(3);
  });

  it('a long list ends where it ends, and only what is near is in the page', async () => {
    await manyPhones(seller, 60);
    const { page, goto } = await home.visit();
    await goto('/all-products');
    await card(page, 'Phone 0').waitFor();
    await page.getByRole('status').filter({ hasText: '24+ phones' }).waitFor();
    await card(page, 'Phone 0').getByRole('button', { name: 'Book Now' }).focus();
    for (const seen of [24, 48, 59]) {
      await expect
        .poll(async () => {
          await page.evaluate(() => scrollBy(0, 700));
          return card(page, `Phone ${seen}`).count();
        })
        .toBe(1);
      expect(await page.getByRole('article').count()).toBeLessThanOrEqual(20);
    }
    await page.getByText('60 phones', { exact: true }).waitFor();
    expect(await page.getByRole('status').filter({ hasText: '60 phones' }).count(), 'told once').toBe(0);
    expect(await focused(page), 'the card with the focus stays').toBe('Book Now @ Phone 0');
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toBe('Wishlist @ Phone 0');
    await expect.poll(() => card(page, 'Phone 1').count()).toBe(1);
  });

  it('each card says its place in the list', async () => {
    await manyPhones(seller, 30);
    const { page, goto } = await home.visit();
    await goto('/all-products');
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollBy(0, 700));
        return card(page, 'Phone 29').count();
      })
      .toBe(1);
    const last = page.getByRole('listitem').filter({ has: card(page, 'Phone 29') });
    await expect.poll(() => last.getAttribute('aria-setsize')).toBe('30');
    expect(await last.getAttribute('aria-posinset')).toBe('30');
  });

  it('Back finds the list where it was left', async () => {
    await manyPhones(seller, 60);
    const { page, goto } = await home.visit();
    await goto('/all-products');
    await card(page, 'Phone 0').waitFor();
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollBy(0, 700));
        return card(page, 'Phone 30').count();
      })
      .toBe(1);
    const top = (await card(page, 'Phone 30').boundingBox())?.y ?? 0;
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'All Products' }).waitFor();
    await page.goBack();
    await card(page, 'Phone 30').waitFor();
    await expect
      .poll(async () => Math.abs(((await card(page, 'Phone 30').boundingBox())?.y ?? -9999) - top))
      .toBeLessThan(3);
  });

  it('a phone that is listed while somebody reads further down moves nothing', async () => {
    await manyPhones(seller, 30);
    const { page, goto } = await home.visit();
    await page.setViewportSize({ width: 390, height: 844 });
    await goto('/all-products');
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollBy(0, 700));
        return card(page, 'Phone 9').count();
      })
      .toBe(1);
    const reading = page.getByRole('listitem').filter({ has: card(page, 'Phone 9') });
    const top = (await reading.boundingBox())?.y ?? 0;
    await aPhone(seller, { title: 'Newcomer' });
    await expect.poll(() => reading.getAttribute('aria-posinset')).toBe('11');
    await expect
      .poll(async () => Math.abs(((await reading.boundingBox())?.y ?? -9999) - top))
      .toBeLessThan(3);
  });

  it('the first page reads 24 phones and the person, a search no more than a page', async () => {
    await manyPhones(seller, 60);
    const { page, goto } = await home.visit();
    const reads = await countReads(page);
    await goto('/all-products');
    await card(page, 'Phone 0').waitFor();
    expect(await reads()).toBeLessThanOrEqual(25);
    const another = await home.visit();
    const readsOfSearch = await countReads(another.page);
    await another.goto('/all-products?condition=Excellent&max=40000&sort=cheapest');
    await another.page.getByRole('article').first().waitFor();
    expect(await readsOfSearch()).toBeLessThanOrEqual(40);
  });

  it('case 20: filters and hash of an address are in force after the login', async () => {
    await threePhones();
    const { page, goto } = await visitor(browser);
    await goto('/all-products?brand=samsung&max=20000#p12');
    await page.waitForURL('**/login');
    await page.reload();
    await logIn(page, 'buyer@bns.test');
    await page.waitForURL('**/all-products?brand=samsung&max=20000#p12');
    await expect.poll(() => titles(page)).toEqual(['Samsung Galaxy A52']);
    expect(await chips(page)).toEqual(['Samsung', 'Up to 20,000 Tk', 'Clear all']);
  });

  it('without a line the list is there as it was seen last', async () => {
    await threePhones();
    const { page, context, goto } = await home.visit({ mayComplain: NO_LINE });
    await goto('/products/samsung');
    await card(page, 'Samsung Galaxy A52').waitFor();
    await goto('/products/apple');
    await card(page, 'Apple iPhone 11').waitFor();
    await context.setOffline(true);
    try {
      await page.getByRole('navigation').getByRole('link', { name: 'Samsung' }).click();
      await expect.poll(() => titles(page)).toEqual(['Samsung Galaxy S21', 'Samsung Galaxy A52']);
      await page.getByText('As you saw it last').first().waitFor();
      await page.getByText('You are offline.', { exact: false }).waitFor();
    } finally {
      await context.setOffline(false);
    }
    await page.getByRole('status').filter({ hasText: '2 phones' }).waitFor();
  });
});
