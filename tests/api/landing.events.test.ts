import { productPath } from '@bns/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { aProduct } from '../builders/aProduct.ts';
import { ask } from './ask.ts';
import { at, db } from './behind.ts';

const BRANDS = { oneplus: 'OnePlus', apple: 'Apple', samsung: 'Samsung' };
/** Triggers come late where a machine has much to do, so a test of several of them has time. */
const WAIT = { timeout: 150_000, interval: 250 };
const LONG = 300_000;

/** Product fields that a stranger may not learn over REST. */
const PRIVATE = ['sellerEmail', 'sellerPhone', 'keywords', 'priceBand', 'advertisedAt'];

const OWN = ['phone', 'other', 'third'];
/** Newer than any that other files advertise, so that those take nothing from the six. */
const advertisedAt = (minute: number) => at(Date.UTC(2090, 0, 1, 0, minute) / 1000, 0);

type Shown = { advertised: ({ _id: string } & Record<string, unknown>)[]; categories: { _id: string }[] };
const landing = async () => (await ask('GET', '/landing')).body as Shown;
/** The three phones of this file, in the order shown. */
const ids = async () => (await landing()).advertised.map(({ _id }) => _id).filter((id) => OWN.includes(id));

beforeAll(async () => {
  // Phones and brands of other files stay: those of this one are told from them.
  await db.recursiveDelete(db.collection('public'));
  for (const [slug, categoryName] of Object.entries(BRANDS)) {
    await db.doc(`categories/${slug}`).set({ categoryName, image: `https://i.ibb.co/BNSbrand/${slug}.webp` });
  }
});

describe('GET /products/categories', () => {
  test('lists every brand by name', async () => {
    const { text } = await ask('GET', '/products/categories');
    const brands = (JSON.parse(text) as { _id: string }[]).filter(({ _id }) => _id in BRANDS);
    expect(brands).toEqual(
      ['apple', 'oneplus', 'samsung'].map((slug) => ({
        _id: slug,
        categoryName: BRANDS[slug as keyof typeof BRANDS],
        image: `https://i.ibb.co/BNSbrand/${slug}.webp`,
        phones: expect.any(Number),
      })),
    );
  });
});

describe('GET /landing', () => {
  test(
    'follows the categories',
    async () => {
      const brands = async () =>
        (await landing()).categories.map(({ _id }) => _id).filter((id) => id in BRANDS);
      await expect.poll(brands, WAIT).toEqual(['apple', 'oneplus', 'samsung']);
    },
    LONG,
  );

  test(
    'case 41: shows a phone from when it is advertised until it is sold or deleted',
    async () => {
      const [phone, other] = [db.doc(productPath('phone')), db.doc(productPath('other'))];
      await Promise.all([
        phone.set({ ...aProduct(at), advertisedAt: advertisedAt(2) }),
        other.set({ ...aProduct(at, { isAdvertised: true }), advertisedAt: advertisedAt(1) }),
      ]);
      await expect.poll(ids, WAIT).toEqual(['other']);
      await phone.update({ isAdvertised: true });
      await expect.poll(ids, WAIT).toEqual(['phone', 'other']);
      await phone.update({ isSold: true });
      await expect.poll(ids, WAIT).toEqual(['other']);
      await other.delete();
      await expect.poll(ids, WAIT).toEqual([]);
    },
    LONG,
  );

  test(
    'tells no stranger what is not for him, and times as text',
    async () => {
      await Promise.all(['phone', 'other'].map((id) => db.doc(productPath(id)).delete()));
      const third = { ...aProduct(at, { isAdvertised: true }), advertisedAt: advertisedAt(3) };
      await db.doc(productPath('third')).set(third);
      await expect.poll(ids, WAIT).toEqual(['third']);
      const shown = (await landing()).advertised.find(({ _id }) => _id === 'third') ?? {};
      expect(Object.keys(shown).filter((key) => PRIVATE.includes(key))).toEqual([]);
      expect(shown).toMatchObject({ _id: 'third', time: '2026-01-15T09:30:00.123Z', resalePrice: 31_500 });
    },
    LONG,
  );
});
