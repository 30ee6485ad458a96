import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import exifr from 'exifr';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeWindows, theBrowser } from './stage/browser.ts';
import { aPerson, auth, clearStage, db } from './stage/backstage.ts';
import { cameraPhoto, portrait } from './stage/photos.ts';
import { card, logIn, until, visitor } from './stage/visitor.ts';

const DESCRIPTION =
  'Bought new two years ago and used with a case and a glass from the first day. Battery holds a full day, box and charger are here.';

describe('the first sale', () => {
  let browser: Browser;
  let folder: string;

  beforeAll(async () => {
    browser = await theBrowser();
    folder = await mkdtemp(join(tmpdir(), 'bns-story-'));
    await clearStage();
    await aPerson({ email: 'buyer@bns.test', name: 'Buyer' });
  });

  afterAll(async () => {
    await closeWindows(browser);
    await rm(folder, { recursive: true });
  });

  it('a seller registers and lists a phone; it appears on a buyer’s open page; the buyer books it; both see it', async () => {
    const buyer = await visitor(browser);
    await buyer.goto('/all-products');
    await logIn(buyer.page, 'buyer@bns.test');
    await buyer.page.getByText('No buyer is found').waitFor();

    const seller = await visitor(browser);
    await seller.goto('/register');
    await seller.page.getByRole('textbox', { name: 'Username' }).fill('Farmgate Phones');
    await seller.page.getByLabel('Photo', { exact: true }).setInputFiles(await portrait(folder));
    await seller.page.getByRole('textbox', { name: 'Email' }).fill('farmgate@bns.test');
    await seller.page.getByLabel('Password', { exact: true }).fill('bns-demo-1');
    await seller.page.getByRole('radio', { name: 'Seller' }).check();
    await seller.page.getByRole('button', { name: 'Register', exact: true }).click();
    await seller.page.waitForURL('**/login');
    await expect.poll(seller.toasts).toEqual(['Account Created Successfully']);

    await logIn(seller.page, 'farmgate@bns.test');
    await seller.page.waitForURL('**/home');
    await seller.page.getByRole('link', { name: 'Dashboard' }).click();
    await seller.page.getByRole('link', { name: 'Add Product' }).click();
    const form = seller.page.getByRole('main');
    await form.getByLabel('Phone Name').fill('Galaxy S21 Ultra');
    await form.getByLabel('Phone Brand').selectOption({ label: 'Samsung' });
    await form.getByLabel('Image', { exact: true }).setInputFiles(await cameraPhoto(folder));
    await form.getByLabel('Original Price').fill('১,২৫,০০০');
    await form.getByLabel('Resale Price').fill('৳52,000');
    await form.getByLabel('Years of Use').fill('২');
    await form.getByLabel('Phone Condition').selectOption({ label: 'Good' });
    await form.getByLabel('Description').fill(DESCRIPTION);
    await form.getByLabel('Your Number (BD)').fill('+880 1712-345678');
    await form.getByLabel('Location').fill('Farmgate, Dhaka');
    const navigations: string[] = [];
    buyer.page.on('framenavigated', (frame) => void navigations.push(frame.url()));
    await form.getByRole('button', { name: 'Add Product' }).click();
    await seller.page.waitForURL('**/all-products');
    await expect.poll(seller.toasts).toContain('Product has been added successfully');

    await card(buyer.page, 'Galaxy S21 Ultra').waitFor();
    expect(navigations, 'the buyer’s page was not reloaded').toEqual([]);
    await card(buyer.page, 'Galaxy S21 Ultra').getByText('52,000 Tk').waitFor();
    const src = await card(buyer.page, 'Galaxy S21 Ultra').getByRole('img').first().getAttribute('src');
    const hosted = Buffer.from(await (await fetch(src ?? '')).arrayBuffer());
    expect(await exifr.gps(hosted).catch(() => undefined)).toBeUndefined();
    expect(hosted.length).toBeLessThan(400_000);

    await card(buyer.page, 'Galaxy S21 Ultra').getByRole('button', { name: 'Book Now' }).click();
    const dialog = buyer.page.getByRole('dialog');
    expect(await dialog.getByLabel('Product', { exact: true }).inputValue()).toBe('Galaxy S21 Ultra');
    expect(await dialog.getByLabel('Email').inputValue()).toBe('buyer@bns.test');
    await dialog.getByLabel('Phone Number').fill('০১৮১২৩৪৫৬৭৮');
    await dialog.getByLabel('Meeting Location').fill('Bashundhara City, gate 2');
    await dialog.getByRole('button', { name: 'Book Now' }).click();
    await until(buyer.toasts, (said) => said.includes('Galaxy S21 Ultra has been added to your account'));

    await buyer.page.getByRole('link', { name: 'Dashboard' }).click();
    await card(buyer.page, 'Galaxy S21 Ultra').getByText('Booked').first().waitFor();
    await card(buyer.page, 'Galaxy S21 Ultra')
      .getByRole('button', { name: 'Pay' })
      .or(card(buyer.page, 'Galaxy S21 Ultra').getByRole('link', { name: 'Pay' }))
      .click();
    await buyer.page.getByText('01712345678').waitFor();
    await buyer.page.getByText('Pay in person').first().waitFor();

    await seller.page.getByRole('link', { name: 'Dashboard' }).click();
    await seller.page.getByRole('link', { name: 'My Products' }).click();
    const mine = card(seller.page, 'Galaxy S21 Ultra');
    await mine.getByText('01812345678').waitFor();
    await mine.getByText('Bashundhara City, gate 2').waitFor();
    await mine.getByText('Buyer', { exact: true }).waitFor();

    const orders = await db.collection('orders').get();
    expect(orders.docs.map((order) => order.get('buyerPhone'))).toEqual(['01812345678']);
    const { customClaims } = await auth.getUserByEmail('farmgate@bns.test');
    expect(customClaims).toMatchObject({ seller: true, admin: false, verified: false });
  });
});
