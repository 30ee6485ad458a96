import { randomUUID } from 'node:crypto';
import { API_NOTICE, FIELD, NOTICE, PRODUCT_KEYS, productPath } from '@bns/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { aMoment } from '../builders/moment.ts';
import { aProduct } from '../builders/aProduct.ts';
import { allPages, rowsOf } from './allPages.ts';
import { ask, type Reply, verdict } from './ask.ts';
import { aPhone } from './aPhone.ts';
import { at, db } from './behind.ts';

/** A brand of this file alone. */
const categoryId = `lists-${randomUUID().slice(0, 8)}`;
const CATEGORY = `/products/${categoryId}`;
/** Of the phones of a page of three some have the same time, across the end of pages too. */
const MINUTES = Array.from({ length: 65 }, (_, nth) => Math.floor(nth / 5));
/** Nobody whose document a trigger could find: what these phones say of him stays. */
const SELLER = `seller-${categoryId}`;
/** Newer than the phones of all other files, so that a list of all brands begins with these. */
const later = (minute: number) => aMoment((seconds, nanos) => at(seconds + 4_000_000_000, nanos), minute);

const ids = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);
const faultOf = ({ status, body }: Reply) => [status, body['code'], body['errors']];

let shown: string[];

/** Puts many phones of the brand, newest first. */
async function putPhones(): Promise<string[]> {
  const batch = db.batch();
  const rows = MINUTES.map((minute) => ({ id: randomUUID(), minute }));
  for (const { id, minute } of rows) {
    batch.set(db.doc(productPath(id)), aProduct(at, { categoryId, sellerId: SELLER, time: later(minute) }));
  }
  await batch.commit();
  const byIdDown = (one: string, other: string) => (one < other ? 1 : -1);
  return rows.toSorted((one, two) => two.minute - one.minute || byIdDown(one.id, two.id)).map(({ id }) => id);
}

beforeAll(async () => {
  shown = await putPhones();
  const away = { categoryId, time: later(99) };
  await Promise.all([aPhone(SELLER, { ...away, isSold: true }), aPhone(SELLER, { ...away, isHidden: true })]);
  const broken = { ...aProduct(at, { categoryId, sellerId: SELLER, time: later(98) }), resalePrice: '31500' };
  await db.doc(productPath(randomUUID())).set(broken);
});

describe.each(['/products', CATEGORY])('GET %s', (path) => {
  test('begins with the newest, 24 where nothing is said; what is sold, hidden or broken is left out', async () => {
    const reply = await ask('GET', path);
    const wanted = shown.slice(0, 23);
    expect([reply.status, ids(rowsOf(reply))]).toEqual([200, wanted]);
  });

  test('shows the fields of a listing and nothing of its seller’s contact', async () => {
    const [row = {}] = rowsOf(await ask('GET', path, { query: { limit: '2' } }));
    expect(Object.keys(row).toSorted()).toEqual(['_id', ...PRODUCT_KEYS].toSorted());
    expect(row).toMatchObject({ resalePrice: 31_500, time: expect.stringMatching(/^2\d{3}-.*\.123Z$/) });
  });

  test('may be kept by the CDN for anyone', async () => {
    expect((await ask('GET', path)).headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
  });

  test.each([
    ['cursor', 'garbage', API_NOTICE.badCursor],
    ['cursor', '!', API_NOTICE.badCursor],
    ['cursor', '', API_NOTICE.badCursor],
    ['limit', '0', API_NOTICE.limitRange],
    ['limit', '101', API_NOTICE.limitRange],
    ['limit', '1.5', API_NOTICE.limitRange],
    ['limit', 'all', API_NOTICE.limitRange],
    ['sort', 'price', API_NOTICE.badSort],
    ['min', '11000', API_NOTICE.badPrice],
    ['max', 'cheap', API_NOTICE.badPrice],
    ['condition', 'Perfect', FIELD.conditionUnknown],
    ['district', 'Paris', FIELD.district],
    ['q', 'x'.repeat(101), API_NOTICE.badWords],
    ['colour', 'blue', FIELD.unknownKey],
  ])('refuses %s=%s', async (field, value, message) => {
    const reply = await ask('GET', path, { query: { [field]: value } });
    expect(faultOf(reply)).toEqual([400, 'invalid', [{ field, message }]]);
  });
});

describe('a brand', () => {
  test.each([7, 24, 100])('is read to its end by %i, none twice and none left out', async (limit) => {
    const pages = await allPages(CATEGORY, { query: { limit: String(limit) } });
    expect(ids(pages.flat())).toEqual(shown);
    expect(pages.slice(1, -1).every((rows) => rows.length === limit)).toBe(true);
  });

  test('that ends with a full page has no next one', async () => {
    const brand = `lists-${randomUUID().slice(0, 8)}`;
    await Promise.all([aPhone(SELLER, { categoryId: brand }), aPhone(SELLER, { categoryId: brand })]);
    const reply = await ask('GET', `/products/${brand}`, { query: { limit: '2' } });
    expect([rowsOf(reply).length, reply.headers.get('link')]).toEqual([2, null]);
  });

  test.each(['nobody-sells-this', 'Samsung', 'কিছু', '__proto__', 'a%20b'])(
    '%s that there is not has no phones',
    async (brand) => {
      const reply = await ask('GET', `/products/${brand}`);
      expect([reply.status, reply.text, reply.headers.get('link')]).toEqual([200, '[]', null]);
    },
  );
});

describe('GET /phones/{productId}', () => {
  test('shows one phone to anyone, a sold one too', async () => {
    const productId = await aPhone(SELLER, { isSold: true });
    const { status, body, headers } = await ask('GET', `/phones/${productId}`);
    const fields = { ...aProduct(at, { sellerId: SELLER, isSold: true }), time: '2026-01-15T09:30:00.123Z' };
    expect([status, body]).toEqual([200, { _id: productId, ...fields }]);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
  });

  test('knows none that is hidden, broken or gone', async () => {
    const hidden = await aPhone(SELLER, { isHidden: true });
    const broken = await aPhone(SELLER);
    await db.doc(productPath(broken)).update({ time: 'yesterday' });
    for (const id of [hidden, broken, randomUUID()]) {
      const reply = await ask('GET', `/phones/${id}`);
      expect([...verdict(reply), reply.body['detail']]).toEqual([404, 'not-found', NOTICE.gone]);
    }
    expect(verdict(await ask('GET', '/phones/no_id'))).toEqual([404, 'not-found']);
  });
});
