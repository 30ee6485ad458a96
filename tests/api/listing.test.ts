import { randomUUID } from 'node:crypto';
import { contactPath, FIELD, NOTICE, productPath, type Quota, quotaDay, quotaPath } from '@bns/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { keyOf } from '../../functions/src/http/once.ts';
import { aProduct } from '../builders/aProduct.ts';
import type { Account } from './accounts.ts';
import { aListing, putBrand } from './aListing.ts';
import { aPerson } from './aPerson.ts';
import { ask, verdict } from './ask.ts';
import { at, db } from './behind.ts';

let seller: Account;

const BODY = aListing();

beforeAll(async () => {
  seller = await aPerson({ isSeller: true, isVerified: true, name: 'Seller' });
  await putBrand();
});

const post = (body: object, { token } = seller) => ask('POST', '/products', { token, body });
const stored = async (path: string) => (await db.doc(path).get()).data() ?? {};
const quotaOf = ({ uid }: Account) => quotaPath(uid, quotaDay(new Date()));

describe('POST /products', () => {
  test('lists a phone with its contact; what is the seller’s comes from his document', async () => {
    const { status, body } = await post(BODY);
    const id = String(body['insertedId']);
    expect([status, body]).toEqual([201, { acknowledged: true, insertedId: id }]);
    const product = await stored(productPath(id));
    expect(product).toMatchObject({
      ...aProduct(at, { yearsOfUse: '2 Years' }),
      sellerId: seller.uid,
      time: expect.any(Timestamp),
    });
    expect(Date.now() - product['time'].toMillis()).toBeLessThan(60_000);
    expect(await stored(contactPath(id))).toEqual({
      sellerId: seller.uid,
      sellerEmail: seller.email,
      sellerPhone: '01712345678',
    });
    expect((await stored(quotaOf(seller)))['productId']).toBe(id);
  });

  test.each([
    { categoryName: 'samsung ' },
    { categoryName: 'SAMSUNG' },
    { categoryName: undefined, categoryId: 'samsung' },
  ])('case 57: %o is the one category Samsung', async (brand) => {
    const { body } = await post({ ...BODY, ...brand });
    const { categoryId, categoryName } = await stored(productPath(String(body['insertedId'])));
    expect([categoryId, categoryName]).toEqual(['samsung', 'Samsung']);
  });

  test.each([
    [{ categoryName: 'Samsong' }, 'categoryName', FIELD.brandUnknown],
    [{ categoryName: undefined }, 'categoryName', FIELD.brand],
    [{ categoryId: 'nokia' }, 'categoryName', FIELD.brandUnknown],
    [{ image: 'javascript:alert(1)' }, 'image', FIELD.imageUrl],
    [{ cardImage: 'http://i.ibb.co/a.webp' }, 'cardImage', FIELD.imageUrl],
    [{ description: 'short' }, 'description', FIELD.descriptionMin],
    [{ keywords: [] }, 'keywords', FIELD.unknownKey],
    [{ priceBand: 0 }, 'priceBand', FIELD.unknownKey],
  ])('%o is refused at its field', async (over, field, message) => {
    const { status, body } = await post({ ...BODY, ...over });
    expect([status, body['errors']]).toEqual([400, [{ field, message }]]);
  });

  test('takes a body that says of the seller, the flags and the time what is true', async () => {
    const truths = { sellerName: 'Seller', sellerEmail: seller.email.toUpperCase(), sellerVerified: true };
    const flags = { isSold: false, isPaid: false, isAdvertised: false };
    expect((await post({ ...BODY, ...truths, ...flags, time: new Date().toISOString() })).status).toBe(201);
  });

  test.each([
    { sellerVerified: false },
    { sellerName: 'Other Name' },
    { sellerEmail: 'seller@bns.test' },
    { isAdvertised: true },
    { isSold: true },
    { time: '2030-01-01T00:00:00Z' },
    { time: 'now' },
  ])('refuses one that says %o', async (over) => {
    expect(verdict(await post({ ...BODY, ...over }))).toEqual([403, 'forbidden']);
  });

  test('has an end for a day', async () => {
    const busy = await aPerson({ isSeller: true });
    const used: Quota = { bookings: 1, listings: 19, reports: 2, productId: 'phone' };
    await db.doc(quotaOf(busy)).set(used);
    const last = await post(BODY, busy);
    const refused = await post(BODY, busy);
    expect([last.status, ...verdict(refused)]).toEqual([201, 429, 'too-many-requests']);
    expect(refused.body['detail']).toBe(NOTICE.tooManyListings);
    expect(await stored(quotaOf(busy))).toEqual({
      ...used,
      listings: 20,
      productId: last.body['insertedId'],
    });
  });

  test('with an Idempotency-Key it is one phone, counted once, also where the first answer was lost', async () => {
    const own = await aPerson({ isSeller: true });
    const key = randomUUID();
    const once = () =>
      ask('POST', '/products', { token: own.token, body: BODY, headers: { 'idempotency-key': key } });
    const first = await once();
    const { docs } = await db.collection('products').where('sellerId', '==', own.uid).get();
    expect([first.status, docs.map(({ id }) => id)]).toEqual([201, [first.body['insertedId']]]);
    const row = keyOf({ headers: { 'idempotency-key': key }, rawHeaders: [] }, own.uid);
    await db
      .collection('idempotency')
      .doc(row?.id ?? '')
      .delete();
    const again = await once();
    expect([again.status, again.body]).toEqual([201, first.body]);
    const listed = await db.collection('products').where('sellerId', '==', own.uid).count().get();
    expect([listed.data().count, (await stored(quotaOf(own)))['listings']]).toEqual([1, 1]);
  });
});
