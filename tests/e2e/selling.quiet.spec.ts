import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeWindows, theBrowser } from './stage/browser.ts';
import { FIELDS, fillIn, photo, submit } from './stage/addProduct.ts';
import {
  aPerson,
  aPhone,
  clearGoods,
  clearQuietStage,
  db,
  imgbbAnswers,
  type StagePerson,
} from './stage/backstage.ts';
import { portrait } from './stage/photos.ts';
import { card, logIn, signedIn, until, visitor } from './stage/visitor.ts';

const REFUSED = /Failed to load resource/;

describe('selling', () => {
  let browser: Browser;
  let folder: string;
  let seller: StagePerson;

  let home: Awaited<ReturnType<typeof signedIn>>;

  beforeAll(async () => {
    browser = await theBrowser();
    folder = await mkdtemp(join(tmpdir(), 'bns-selling-'));
    await clearQuietStage();
    await imgbbAnswers(null);
    seller = await aPerson({ email: 'seller@bns.test', name: 'Seller', isSeller: true });
    home = await signedIn(browser, seller.email);
  });
  beforeEach(clearGoods);
  afterAll(async () => {
    await closeWindows(browser);
    await rm(folder, { recursive: true });
  });

  async function openForm(options: { mayComplain?: RegExp } = {}) {
    const seen = await home.visit(options);
    await seen.goto('/dashboard/add-product');
    await seen.page.getByRole('heading', { name: 'Add Product', level: 1 }).waitFor();
    return seen;
  }

  const stored = async () => (await db.collection('products').get()).docs.map((row) => row.data());

  it('case 33: Add Product pressed twice lists one phone with one toast', async () => {
    const { page, toasts } = await openForm();
    await fillIn(page);
    await photo(page).setInputFiles(await portrait(folder));
    await submit(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
      button.form?.requestSubmit();
    });
    await page.waitForURL('**/all-products');
    await card(page, 'Redmi Note 12').waitFor();
    const added = async () => (await toasts()).filter((text) => text.startsWith('Product has been'));
    await expect.poll(added).toEqual(['Product has been added successfully']);
    expect((await stored()).length).toBe(1);
  });

  it('case 25: a seller without a photo lists a phone', async () => {
    const { page } = await openForm();
    await fillIn(page);
    await photo(page).setInputFiles(await portrait(folder));
    await submit(page).click();
    await card(page, 'Redmi Note 12').waitFor();
    expect(await stored()).toMatchObject([
      {
        sellerName: 'Seller',
        sellerVerified: false,
        district: 'Chattogram',
        resalePrice: 18000,
        yearsOfUse: '1.5 Years',
      },
    ]);
  });

  it('case 48: a cancelled chooser keeps the photo that was chosen before', async () => {
    const { page } = await openForm();
    await fillIn(page);
    await photo(page).setInputFiles(await portrait(folder));
    await page.getByRole('main').locator('img[src^="blob:"]').waitFor();
    await photo(page).setInputFiles([]);
    await page.getByRole('main').locator('img[src^="blob:"]').waitFor();
    await submit(page).click();
    await card(page, 'Redmi Note 12').waitFor();
  });

  it('case 48: without a photo the form says so and sends nothing', async () => {
    const { page } = await openForm();
    await fillIn(page);
    await submit(page).click();
    await page.getByText('Image is required*', { exact: true }).waitFor();
    expect(await stored()).toEqual([]);
  });

  it('case 49: after a failed upload the other fields stand, and the same file works again', async () => {
    const { page, toasts } = await openForm({ mayComplain: REFUSED });
    await fillIn(page);
    const file = await portrait(folder);
    await photo(page).setInputFiles(file);
    await page.route('**/api/images', (route) => route.abort());
    await submit(page).click();
    await until(toasts, (said) => said.includes('Something went wrong!'));
    for (const [label, value] of Object.entries(FIELDS)) {
      expect([label, await page.getByLabel(label, { exact: true }).inputValue()]).toEqual([label, value]);
    }
    await page.unroute('**/api/images');
    await photo(page).setInputFiles(file);
    await submit(page).click();
    await card(page, 'Redmi Note 12').waitFor();
    expect((await stored()).length).toBe(1);
  });

  it('case 50: everything empty shows every message of the spec at its field', async () => {
    const { page } = await openForm();
    await submit(page).click();
    for (const [label, message] of [
      ['Phone Name', 'Phone name is required*'],
      ['Phone Brand', 'Phone brand is required*'],
      ['Image', 'Image is required*'],
      ['Original Price', 'Original price is required*'],
      ['Resale Price', 'Resale price is required*'],
      ['Years of Use', 'Years of use is required*'],
      ['Phone Condition', 'Phone condition is required*'],
      ['Description', 'Phone description is required*'],
      ['Your Number (BD)', 'Phone Number is required*'],
      ['Location', 'Location is required*'],
    ] as const) {
      await page.getByText(message, { exact: true }).waitFor();
      const described =
        (await page.getByLabel(label, { exact: true }).getAttribute('aria-describedby')) ?? '';
      const texts = await page
        .locator(
          described
            .split(' ')
            .map((id) => `[id="${id}"]`)
            .join(','),
        )
        .allInnerTexts();
      expect([label, texts.join(' ')]).toEqual([label, expect.stringContaining(message)]);
    }
  });

  it('case 51: Bangla digits are understood in every field', async () => {
    const { page } = await openForm();
    await fillIn(page, {
      'Your Number (BD)': '০১৭১২৩৪৫৬৭৮',
      'Original Price': '১২,৫০০',
      'Resale Price': '৯,০০০',
      'Years of Use': '২',
    });
    await photo(page).setInputFiles(await portrait(folder));
    await submit(page).click();
    await card(page, 'Redmi Note 12').getByText('12,500 Tk').waitFor();
    expect(await stored()).toMatchObject([
      { originalPrice: 12500, resalePrice: 9000, yearsOfUse: '2 Years' },
    ]);
    const [contact] = (await db.collectionGroup('private').get()).docs;
    expect(contact?.get('sellerPhone')).toBe('01712345678');
  });

  it.each([
    ['12k', 'Please write the price as a number'],
    ['-500', 'The price must be at least 100 Tk'],
    ['12000.50', 'Please write whole Tk, without paisa'],
    ['999999999999', 'The price must be at most 10,00,000 Tk'],
  ])('case 53: the price %s is refused in words', async (price, message) => {
    const { page } = await openForm();
    await fillIn(page, { 'Resale Price': price });
    await photo(page).setInputFiles(await portrait(folder));
    await submit(page).click();
    await page.getByText(message).first().waitFor();
    expect(await stored()).toEqual([]);
    expect(await page.getByLabel('Resale Price').inputValue()).toBe(price);
  });

  it('case 53: a resale price above the original asks first', async () => {
    const { page } = await openForm();
    await fillIn(page, { 'Resale Price': '৳৩১,০০০' });
    await photo(page).setInputFiles(await portrait(folder));
    await submit(page).click();
    await page.getByRole('dialog').getByText('The resale price is above the original price').waitFor();
    expect(await stored()).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Add Product' }).click();
    await card(page, 'Redmi Note 12').getByText('31,000 Tk').first().waitFor();
  });

  it('case 54: neither the wheel nor letters change a price silently', async () => {
    const { page } = await openForm();
    const price = page.getByLabel('Original Price');
    await price.fill('12000');
    await price.hover();
    await page.mouse.wheel(0, 400);
    await price.press('ArrowUp');
    expect(await price.inputValue()).toBe('12000');
    await price.fill('12000abc');
    expect(await price.inputValue()).toBe('12000abc');
    await submit(page).click();
    await page.getByText('Please write the price as a number').first().waitFor();
    expect(await price.inputValue()).toBe('12000abc');
  });

  it('case 55: a description of Bangla conjuncts just at 100 is accepted by form and rules, one unit less by neither', async () => {
    const { page } = await openForm();
    await fillIn(page, { Description: 'ক্ষ'.repeat(33) });
    await photo(page).setInputFiles(await portrait(folder));
    await submit(page).click();
    await page.getByText('Password must be at least 100 characters', { exact: true }).waitFor();
    await page.getByLabel('Description').fill(`${'ক্ষ'.repeat(33)}ক`);
    await submit(page).click();
    await card(page, 'Redmi Note 12').waitFor();
  });

  it('my products: advertised once, deleted after a question, gone on another open page', async () => {
    await aPhone(seller, { title: 'Redmi Note 12' });
    await aPerson({ email: 'buyer@bns.test' });
    const buyer = await visitor(browser);
    await buyer.goto('/all-products');
    await logIn(buyer.page, 'buyer@bns.test');
    await card(buyer.page, 'Redmi Note 12').waitFor();
    const { page, goto, toasts } = await home.visit();
    await goto('/dashboard/my-products');
    await card(page, 'Redmi Note 12').getByRole('button', { name: 'Advertise' }).click();
    await until(toasts, (said) => said.includes('Product is added to advertised section'));
    await card(page, 'Redmi Note 12').getByText('Advertised').first().waitFor();
    await card(page, 'Redmi Note 12').getByRole('button', { name: 'Advertise' }).click();
    await until(toasts, (said) => said.includes('This Product is already in advertised section'));
    await card(page, 'Redmi Note 12').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await until(toasts, (said) => said.includes('Product deleted successfully'));
    await page.getByText('No product is added').waitFor();
    await card(buyer.page, 'Redmi Note 12').waitFor({ state: 'detached' });
    expect((await db.collectionGroup('private').get()).size).toBe(0);
  });
});
