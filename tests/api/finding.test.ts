import { randomUUID } from 'node:crypto';
import { API_NOTICE, FIELD, foundBy, productPath } from '@bns/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { aProduct } from '../builders/aProduct.ts';
import { aMoment } from '../builders/moment.ts';
import { allPages, rowsOf } from './allPages.ts';
import { ask } from './ask.ts';
import { at, db } from './behind.ts';

/** A brand of this file alone. */
const categoryId = `finding-${randomUUID().slice(0, 8)}`;
const CATEGORY = `/products/${categoryId}`;
const PHONES = [
  { title: 'Samsung Galaxy A52 8/128 Blue', resalePrice: 20_000, condition: 'Good', district: 'Dhaka' },
  { title: 'Galaxy A53 5G 8/256 Black', resalePrice: 26_000, condition: 'Excellent', district: 'Dhaka' },
  { title: 'আইফোন ১১ 64GB Black', resalePrice: 30_000, condition: 'Good', district: 'Khulna' },
  { title: 'iPhone 11 Pro 256GB Green', resalePrice: 45_000, condition: 'Fair', district: 'Dhaka' },
  { title: 'Redmi Note 10 6/128 Black', resalePrice: 12_000, condition: 'Good', district: 'Sylhet' },
] as const;

beforeAll(async () => {
  const batch = db.batch();
  PHONES.forEach((over, minute) => {
    const phone = aProduct(at, {
      ...over,
      categoryId,
      categoryName: 'Second hand',
      sellerId: categoryId,
      time: aMoment(at, -minute),
    });
    batch.set(db.doc(productPath(randomUUID())), { ...phone, ...foundBy(phone) });
  });
  await batch.commit();
});

const titles = (rows: object[]) => rows.map((row) => (row as { title: string }).title);
/** By the numbers of PHONES. */
const found = async (query: Record<string, string>, path = CATEGORY) =>
  titles(rowsOf(await ask('GET', path, { query }))).map((title) =>
    PHONES.findIndex((phone) => phone.title === title),
  );

describe('GET /products/{categoryId}', () => {
  test.each<[Record<string, string>, number[]]>([
    [{}, [0, 1, 2, 3, 4]],
    [{ q: 'samsng a52' }, [0]],
    [{ q: 'ifone 11' }, [2]],
    [{ q: 'ifone' }, [2, 3]],
    [{ q: '11 pro iphone 256' }, [3]],
    [{ q: 'আইফোন ১১ black' }, [2]],
    [{ q: 'redmi note10' }, [4]],
    [{ q: 'bla' }, [1, 2, 4]],
    [{ q: 'galaxy in dhaka' }, [0, 1]],
    [{ q: 'used phone' }, [0, 1, 2, 3, 4]],
    [{ q: 'walton' }, []],
    [{ condition: 'Good', district: 'Dhaka' }, [0]],
    [{ min: '12000', max: '30000' }, [0, 1, 2, 4]],
    [{ min: '12000', max: '30000', sort: 'cheapest' }, [4, 0, 1, 2]],
    [{ min: '20000', sort: 'dearest' }, [3, 2, 1, 0]],
    [{ q: 'black', max: '30000', condition: 'Good', sort: 'dearest' }, [2, 4]],
  ])('finds by %o', async (query, wanted) => {
    expect(await found(query)).toEqual(wanted);
  });

  test('goes on with what is looked for, page by page, in each order', async () => {
    for (const [sort, wanted] of [
      ['newest', [1, 2, 4]],
      ['cheapest', [4, 1, 2]],
      ['dearest', [2, 1, 4]],
    ] as const) {
      const pages = await allPages(CATEGORY, { query: { q: 'black', max: '30000', limit: '1', sort } });
      expect(titles(pages.flat())).toEqual(wanted.map((at) => PHONES[at].title));
    }
  });

  test('takes no cursor of another order', async () => {
    const asked = { limit: '1', sort: 'cheapest' };
    const link = (await ask('GET', CATEGORY, { query: asked })).headers.get('link') ?? '';
    const cursor = new URL(link.slice(1, link.indexOf('>'))).searchParams.get('cursor') ?? '';
    for (const sort of ['newest', 'dearest']) {
      const { status, body } = await ask('GET', CATEGORY, { query: { cursor, sort } });
      expect([status, body['errors']]).toEqual([400, [{ field: 'cursor', message: API_NOTICE.badCursor }]]);
    }
    expect((await ask('GET', CATEGORY, { query: { ...asked, cursor } })).status).toBe(200);
  });

  test('is of one brand, and takes no other', async () => {
    const { status, body } = await ask('GET', CATEGORY, { query: { brand: 'samsung' } });
    expect([status, body['errors']]).toEqual([400, [{ field: 'brand', message: FIELD.unknownKey }]]);
  });
});

describe('GET /products', () => {
  test('finds in one brand as its own list does', async () => {
    expect(await found({ brand: categoryId, q: 'galaxy', sort: 'cheapest' }, '/products')).toEqual([0, 1]);
  });

  test.each([
    [{ brand: 'No Brand' }, [{ field: 'brand', message: FIELD.brandUnknown }]],
    [{ min: '20000', max: '10000' }, [{ field: 'max', message: API_NOTICE.maxBelowMin }]],
    [{ min: '19999' }, [{ field: 'min', message: API_NOTICE.badPrice }]],
  ])('refuses %o', async (query, errors) => {
    const { status, body } = await ask('GET', '/products', { query });
    expect([status, body['errors']]).toEqual([400, errors]);
  });
});
