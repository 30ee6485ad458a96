import '../testing/atEmulators.ts';
import { LANDING_PATH, type Product, productPath } from '@bns/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { aProduct } from '../../../tests/builders/aProduct.ts';
import { db } from '../firebase.ts';
import { refreshLanding } from './refreshLanding.ts';

const at = (seconds: number, nanoseconds: number) => new Timestamp(seconds, nanoseconds);

async function empty(collection: string) {
  const rows = await db.collection(collection).listDocuments();
  await Promise.all(rows.map((row) => row.delete()));
}

/** A phone that was advertised at this second. */
const advertise = (id: string, second: number, over: Partial<Product<Timestamp>> = {}) =>
  db
    .doc(productPath(id))
    .set({ ...aProduct(at, { isAdvertised: true, ...over }), advertisedAt: at(second, 0) });

async function shown(): Promise<string[]> {
  const landing = (await db.doc(LANDING_PATH).get()).data() as { advertised: { _id: string }[] };
  return landing.advertised.map(({ _id }) => _id);
}

beforeEach(async () => {
  await Promise.all(['products', 'categories', 'public'].map(empty));
});

describe('the home page', () => {
  test('shows the first six categories by name', async () => {
    const names = ['Xiaomi', 'Apple', 'Nokia', 'Google', 'Oppo', 'Vivo', 'Tecno', 'Samsung'];
    await Promise.all(
      names.map((categoryName) =>
        db.doc(`categories/${categoryName.toLowerCase()}`).set({ categoryName, image: '' }),
      ),
    );
    await refreshLanding();
    const { categories } = (await db.doc(LANDING_PATH).get()).data() as { categories: { _id: string }[] };
    expect(categories.map(({ _id }) => _id)).toEqual([
      'apple',
      'google',
      'nokia',
      'oppo',
      'samsung',
      'tecno',
    ]);
  });

  test('shows the six phones that were advertised last and are on the market', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, i) => advertise(`phone${i}`, 1_768_000_000 + i)));
    await advertise('sold', 1_768_000_100, { isSold: true });
    await advertise('hidden', 1_768_000_101, { isHidden: true });
    await refreshLanding();
    expect(await shown()).toEqual(['phone7', 'phone6', 'phone5', 'phone4', 'phone3', 'phone2']);
  });

  test('keeps times to the microsecond, and nothing of a phone that is not a copied field', async () => {
    const product = aProduct(at, { isAdvertised: true });
    await db
      .doc(productPath('phone'))
      .set({ ...product, advertisedAt: at(1, 0), keywords: ['samsung'], priceBand: 7 });
    await refreshLanding();
    expect((await db.doc(LANDING_PATH).get()).get('advertised')).toEqual([{ _id: 'phone', ...product }]);
  });

  test('case 24: leaves out a phone without a time, and shows the others', async () => {
    await advertise('whole', 1);
    await advertise('broken', 2, { time: 'yesterday' as never });
    await refreshLanding();
    expect(await shown()).toEqual(['whole']);
  });

  test('case 28: is written once for seven events', async () => {
    await advertise('phone', 1);
    await refreshLanding();
    const { updateTime } = await db.doc(LANDING_PATH).get();
    for (let i = 0; i < 6; i += 1) await refreshLanding();
    expect((await db.doc(LANDING_PATH).get()).updateTime).toEqual(updateTime);
  });

  test('says what is true at the end when runs and changes overlap', async () => {
    await advertise('phone', 1);
    await Promise.all([
      refreshLanding(),
      db.doc(productPath('phone')).update({ title: 'Samsung Galaxy A55' }).then(refreshLanding),
      advertise('newer', 2).then(refreshLanding),
      refreshLanding(),
    ]);
    const landing = (await db.doc(LANDING_PATH).get()).get('advertised') as { title: string }[];
    expect([await shown(), landing[1]?.title]).toEqual([['newer', 'phone'], 'Samsung Galaxy A55']);
  });
});
