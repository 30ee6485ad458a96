import '../testing/atEmulators.ts';
import { randomUUID } from 'node:crypto';
import { productPath } from '@bns/domain';
import { expect, test } from 'vitest';
import { deliver } from '../../../tests/triggers/events.ts';
import { aStoredSeller, change, read, storedPhones, write } from '../../../tests/triggers/market.ts';
import { db } from '../firebase.ts';
import { renameCategoryNow } from './renameCategory.ts';

test('case 28: a renamed category reaches its phones, the same event seven times as well', async () => {
  const [slug, other] = [randomUUID(), randomUUID()];
  await write(`categories/${slug}`, { categoryName: 'Samsung', image: '' });
  const seller = await aStoredSeller();
  const ids = await storedPhones(seller, 2, { categoryId: slug });
  const [elsewhere = ''] = await storedPhones(seller, 1, { categoryId: other });
  const event = await change(`categories/${slug}`, { categoryName: 'Samsung Galaxy' });
  await deliver(event);
  const since = await Promise.all(ids.map(async (id) => (await db.doc(productPath(id)).get()).updateTime));
  await deliver(event, 6);
  const rows = await Promise.all(ids.map((id) => db.doc(productPath(id)).get()));
  expect(rows.map((row) => row.get('categoryName'))).toEqual(['Samsung Galaxy', 'Samsung Galaxy']);
  expect(rows.map(({ updateTime }) => updateTime)).toEqual(since);
  expect((await read(productPath(elsewhere)))?.['categoryName']).toBe('Samsung');
});

test('the phones of a category that is gone keep its last name', async () => {
  const slug = randomUUID();
  const [id = ''] = await storedPhones(await aStoredSeller(), 1, { categoryId: slug });
  await renameCategoryNow(slug);
  expect((await read(productPath(id)))?.['categoryName']).toBe('Samsung');
});
