import '../testing/atEmulators.ts';
import { randomUUID } from 'node:crypto';
import { priceBandOf, productPath } from '@bns/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';
import { aProduct } from '../../../tests/builders/aProduct.ts';
import { db } from '../firebase.ts';
import { describeProductNow } from './describeProduct.ts';

const at = (seconds: number, nanoseconds: number) => new Timestamp(seconds, nanoseconds);
let id: string;

const read = () => db.doc(productPath(id)).get();

beforeEach(async () => {
  id = randomUUID();
  await db.doc(productPath(id)).set(aProduct(at, { title: 'Samsung Galaxy A54', district: 'Dhaka' }));
});

test('a phone gets the words that it is found by, and keeps every other field as it was', async () => {
  const before = (await read()).data();
  await describeProductNow(id);
  const { keywords, priceBand, ...rest } = (await read()).data() ?? {};
  expect(keywords).toEqual(expect.arrayContaining(['samsung', 'a54', 'sam', '@galaxy a54', '@galaxy|a54']));
  expect(priceBand).toBe(priceBandOf(before?.['resalePrice']));
  expect(rest).toEqual(before);
});

test('a phone that is advertised later notes when, and an edit does not move it', async () => {
  await describeProductNow(id);
  expect((await read()).get('advertisedAt')).toBeUndefined();
  const { writeTime } = await db.doc(productPath(id)).update({ isAdvertised: true });
  await describeProductNow(id);
  await db.doc(productPath(id)).update({ title: 'Samsung Galaxy A54 5G' });
  await describeProductNow(id);
  const phone = await read();
  expect(phone.get('advertisedAt')).toEqual(writeTime);
  expect(phone.get('keywords')).toContain('5g');
});

test('case 28: the same event seven times writes once', async () => {
  await describeProductNow(id);
  const { updateTime } = await read();
  for (let i = 0; i < 6; i += 1) await describeProductNow(id);
  expect((await read()).updateTime).toEqual(updateTime);
});

test('a phone that is sold loses its words, so that no index holds it any more', async () => {
  await describeProductNow(id);
  await db.doc(productPath(id)).update({ isSold: true });
  await describeProductNow(id);
  expect((await read()).get('keywords')).toEqual([]);
});

test('a phone that becomes cheaper is in another price band', async () => {
  await describeProductNow(id);
  await db.doc(productPath(id)).update({ resalePrice: 1500 });
  await describeProductNow(id);
  expect((await read()).get('priceBand')).toBe(priceBandOf(1500));
});

test('two at once agree', async () => {
  await db.doc(productPath(id)).update({ isAdvertised: true });
  await Promise.all([describeProductNow(id), describeProductNow(id)]);
  const phone = await read();
  expect([phone.get('keywords').length > 0, phone.get('advertisedAt') instanceof Timestamp]).toEqual([
    true,
    true,
  ]);
});

test('a phone that is gone stays gone', async () => {
  await db.doc(productPath(id)).delete();
  await describeProductNow(id);
  expect((await read()).exists).toBe(false);
});
