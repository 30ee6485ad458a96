import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import exifr from 'exifr';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeWindows, theBrowser } from './stage/browser.ts';
import { fillIn, photo, submit } from './stage/addProduct.ts';
import {
  aPerson,
  aPhone,
  clearGoods,
  clearQuietStage,
  db,
  imgbbAnswers,
  type StagePerson,
} from './stage/backstage.ts';
import { cameraPhoto, fileOf, HEIC_HEAD, hugeJpeg, paddedPhoto, portrait } from './stage/photos.ts';
import { card, signedIn, until } from './stage/visitor.ts';

const REFUSED = /Failed to load resource/;
const MB = 1024 * 1024;

describe('pictures', () => {
  let browser: Browser;
  let folder: string;
  let seller: StagePerson;

  let home: Awaited<ReturnType<typeof signedIn>>;

  beforeAll(async () => {
    browser = await theBrowser();
    folder = await mkdtemp(join(tmpdir(), 'bns-pictures-'));
    await clearQuietStage();
    seller = await aPerson({ email: 'seller@bns.test', name: 'Seller', isSeller: true });
    home = await signedIn(browser, seller.email);
  });
  beforeEach(async () => {
    await clearGoods();
    await imgbbAnswers(null);
  });
  afterAll(async () => {
    await imgbbAnswers(null);
    await closeWindows(browser);
    await rm(folder, { recursive: true });
  });

  async function openForm(options: { mayComplain?: RegExp } = {}) {
    const seen = await home.visit(options);
    await seen.goto('/dashboard/add-product');
    await seen.page.getByRole('heading', { name: 'Add Product', level: 1 }).waitFor();
    return seen;
  }

  const hostedFile = async () => {
    const [phone] = (await db.collection('products').get()).docs;
    return Buffer.from(await (await fetch(String(phone?.get('image')))).arrayBuffer());
  };

  it.each(['IMG_0001.HEIC', 'IMG_0001.jpg'])(
    'case 61: an iPhone photo named %s is refused clearly before the upload',
    async (name) => {
      const { page } = await openForm();
      const uploads: string[] = [];
      page.on(
        'request',
        (request) => void (request.url().includes('/api/images') && uploads.push(request.url())),
      );
      await photo(page).setInputFiles(await fileOf(folder, name, HEIC_HEAD));
      await page.getByText('HEIC photos cannot be shown everywhere').waitFor();
      await submit(page).click();
      expect(uploads).toEqual([]);
    },
  );

  it('case 62: a 12000×9000 JPEG is scaled down, without a crash', async () => {
    const { page } = await openForm();
    await fillIn(page);
    await photo(page).setInputFiles(await hugeJpeg(folder));
    await page.getByRole('main').locator('img[src^="blob:"]').waitFor({ timeout: 60_000 });
    await submit(page).click();
    await card(page, 'Redmi Note 12').waitFor({ timeout: 30_000 });
    const { width, height } = await sharp(await hostedFile()).metadata();
    expect(Math.max(width, height)).toBeLessThanOrEqual(1280);
  });

  it('case 62: a 35 MB PNG is too large, in words', async () => {
    const { page } = await openForm();
    await photo(page).setInputFiles(await paddedPhoto(folder, 'big.png', 35 * MB));
    await page.getByText('This photo is too large').waitFor();
  });

  it.each([
    ['page.jpg', '<!doctype html><title>x</title>', 'This file is not a photo'],
    ['empty.jpg', '', 'This file is empty'],
    ['paper.jpg', '%PDF-1.7\n1 0 obj', 'This file is not a photo'],
    [
      'drawing.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'This file is not a photo',
    ],
  ])('case 63: %s is refused at once, with the reason', async (name, contents, message) => {
    const { page } = await openForm();
    await photo(page).setInputFiles(await fileOf(folder, name, contents));
    await page.getByText(message).waitFor();
  });

  it.each(['rateLimit', 'okHtml', 'reset'])(
    'case 64: the picture host answers %s: a message, the form stands, trying again works',
    async (mood) => {
      const { page, toasts } = await openForm({ mayComplain: REFUSED });
      await fillIn(page);
      await photo(page).setInputFiles(await portrait(folder));
      await imgbbAnswers(mood);
      await submit(page).click();
      await until(toasts, (said) => said.includes('Something went wrong!'), 30_000);
      expect(await page.getByLabel('Phone Name').inputValue()).toBe('Redmi Note 12');
      await imgbbAnswers(null);
      await submit(page).click();
      await card(page, 'Redmi Note 12').waitFor({ timeout: 30_000 });
    },
  );

  it('case 64: a picture that does not load shows a placeholder of the same size', async () => {
    await aPhone(seller, { title: 'With Picture' });
    await aPhone(seller, {
      title: 'Broken Picture',
      image: `${process.env['BNS_IMGBB_URL']}/gone/gone.webp`,
    });
    const { page, goto } = await home.visit({ mayComplain: REFUSED });
    await goto('/all-products');
    await card(page, 'Broken Picture').waitFor();
    const height = (title: string) =>
      card(page, title).evaluate((article) => article.firstElementChild?.getBoundingClientRect().height);
    expect(await height('Broken Picture')).toBeCloseTo((await height('With Picture')) ?? 0, 0);
    await card(page, 'Broken Picture')
      .getByRole('img', { name: /Broken Picture|picture/i })
      .waitFor();
  });

  it('case 65: the hosted file of a geotagged photo has no place, is upright, and at most 1280 px', async () => {
    const original = await cameraPhoto(folder);
    expect(await exifr.gps(original)).toMatchObject({ latitude: expect.closeTo(23.81, 1) });
    const { page } = await openForm();
    await fillIn(page);
    await photo(page).setInputFiles(original);
    await submit(page).click();
    await card(page, 'Redmi Note 12').waitFor({ timeout: 30_000 });
    const hosted = await hostedFile();
    const { width, height, exif } = await sharp(hosted).metadata();
    expect({ width, height, exif }).toEqual({ width: 960, height: 1280, exif: undefined });
    expect(hosted.includes('GPS')).toBe(false);
  });

  it('case 66: the key of the picture host is in no file that a browser gets', async () => {
    const dist = new URL('../../web/dist/', import.meta.url);
    const files = (await readdir(dist, { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    );
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      const text = await readFile(join(file.parentPath, file.name), 'latin1');
      expect([file.name, /bns-local-key|IMGBB_KEY/.test(text)]).toEqual([file.name, false]);
    }
  });
});
