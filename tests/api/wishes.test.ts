import { NOTICE, newWish, pairId, productPath, type Wish, wishPath } from '@bns/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { aProduct } from '../builders/aProduct.ts';
import { aWish } from '../builders/aWish.ts';
import { type Account, signUp } from './accounts.ts';
import { allPages, rowsOf } from './allPages.ts';
import { aPerson } from './aPerson.ts';
import { aHiddenPhone, aPhone } from './aPhone.ts';
import { ask, verdict } from './ask.ts';
import { at, db } from './behind.ts';

const SO_ALREADY = {
  acknowledged: true,
  upsertedId: null,
  upsertedCount: 0,
  matchedCount: 1,
  modifiedCount: 0,
};
const madeAs = (upsertedId: string) => ({
  acknowledged: true,
  upsertedId,
  upsertedCount: 1,
  matchedCount: 0,
  modifiedCount: 0,
});

let buyer: Account;
let seller: Account;

beforeAll(async () => {
  [buyer, seller] = await Promise.all([
    aPerson({ name: 'Rahim' }),
    aPerson({ isSeller: true, isVerified: true, name: 'Seller' }),
  ]);
});

const put = ({ token }: Account, body: object) => ask('PUT', '/wishlists', { token, body });
const remove = ({ token }: Account, productId: string) => ask('DELETE', `/wishlists/${productId}`, { token });
const stored = async ({ uid }: Account, productId: string) =>
  (await db.doc(wishPath(uid, productId)).get()).data() as Wish<Timestamp> | undefined;

describe('PUT /wishlists', () => {
  test('puts a phone on the wishlist as it is, once', async () => {
    const productId = await aPhone(seller.uid, { title: 'Nokia 3310' });
    const replies = [await put(buyer, { productId }), await put(buyer, { productId })];
    expect(replies.map(({ status, body }) => [status, body])).toEqual([
      [200, madeAs(pairId(buyer.uid, productId))],
      [200, SO_ALREADY],
    ]);
    const wish = await stored(buyer, productId);
    const product = aProduct(at, { sellerId: seller.uid, title: 'Nokia 3310' });
    const { uid, email } = buyer;
    expect(wish).toEqual(newWish(productId, product, { uid, email, name: 'Rahim' }, wish?.addedAt));
    expect(Math.abs(Date.now() - Number(wish?.addedAt.toMillis()))).toBeLessThan(60_000);
  });

  test('takes the row that the client of the spec sends along, and looks at the phone itself', async () => {
    const productId = await aPhone(seller.uid);
    const row = { ...aProduct(at), time: '2026-01-15T09:30:00.123Z', resalePrice: 1, isSold: true };
    const body = { ...row, sellerPhone: '0', buyerName: 'Karim', buyerEmail: buyer.email, productId };
    const reply = await put(buyer, { ...body, sellerEmail: 'seller@bns.test' });
    expect([reply.status, reply.body['upsertedCount']]).toEqual([200, 1]);
    expect(await stored(buyer, productId)).toMatchObject({
      resalePrice: aProduct(at).resalePrice,
      isSold: false,
      sellerId: seller.uid,
      buyerName: 'Rahim',
    });
  });

  test('case 14: takes both e-mails however they are written, nobody else’s', async () => {
    const productId = await aPhone(seller.uid);
    const replies = [
      await put(buyer, { productId, buyerEmail: seller.email }),
      await put(buyer, { productId, sellerEmail: buyer.email }),
    ];
    expect(replies.map(verdict)).toEqual([
      [403, 'forbidden'],
      [403, 'forbidden'],
    ]);
    expect(await stored(buyer, productId)).toBeUndefined();
    const emails = { buyerEmail: ` ${buyer.email.toUpperCase()} `, sellerEmail: 'Seller@BNS.test' };
    expect((await put(buyer, { productId, ...emails })).body['upsertedCount']).toBe(1);
    expect((await stored(buyer, productId))?.buyerEmail).toBe(buyer.email);
  });

  test('refuses a body without a phone, and keys that are none', async () => {
    const productId = await aPhone(seller.uid);
    for (const body of [
      {},
      { productId: 'a/b' },
      { productId, color: 'red' },
      { productId, _id: productId },
    ]) {
      expect(verdict(await put(buyer, body))).toEqual([400, 'invalid']);
    }
  });

  test('refuses a phone that nobody can have any more', async () => {
    const [sold, hidden] = await Promise.all([aPhone(seller.uid, { isSold: true }), aHiddenPhone()]);
    const replies = [
      await put(buyer, { productId: sold }),
      await put(buyer, { productId: hidden }),
      await put(buyer, { productId: 'nothing' }),
    ];
    expect(replies.map((reply) => [...verdict(reply), reply.body['detail']])).toEqual([
      [409, 'sold', NOTICE.sold],
      [404, 'not-found', NOTICE.gone],
      [404, 'not-found', NOTICE.gone],
    ]);
  });

  test('is for whoever has no document too: by the first part of his e-mail', async () => {
    const [productId, nobody] = await Promise.all([aPhone(seller.uid), signUp()]);
    await put(nobody, { productId });
    expect((await stored(nobody, productId))?.buyerName).toBe(nobody.email.split('@')[0]);
  });
});

describe('GET /wishlists', () => {
  const list = ({ token, email }: Account) => ask('GET', '/wishlists', { token, query: { email } });

  test('answers one’s own, newest first, page by page and without what is broken', async () => {
    const [one, other] = await Promise.all([aPerson(), aPerson()]);
    for (const [minute, person] of [one, one, other, one, one].entries()) {
      const wish = aWish(at, undefined, { buyerId: person.uid, addedAt: at(1_770_000_000 + minute, 0) });
      await db.doc(wishPath(person.uid, `phone-${minute}`)).set({ ...wish, productId: `phone-${minute}` });
    }
    await db.doc(wishPath(one.uid, 'phone-1')).update({ title: 7 });
    await db.doc(wishPath(one.uid, 'phone-3')).update({ time: '2026-01-15' });
    const query = { email: one.email, limit: '2' };
    const pages = await allPages('/wishlists', { token: one.token, query });
    expect(pages.map((page) => page.map(({ _id }) => _id))).toEqual([
      [pairId(one.uid, 'phone-4')],
      [pairId(one.uid, 'phone-0')],
    ]);
  });

  test('says of a wish what the contract says', async () => {
    const person = await aPerson({ name: 'Karim' });
    const productId = await aPhone(seller.uid);
    await put(person, { productId });
    const [row] = rowsOf(await list(person));
    expect(row).toEqual({
      ...aProduct(at, { sellerId: seller.uid }),
      _id: pairId(person.uid, productId),
      time: '2026-01-15T09:30:00.123Z',
      productId,
      buyerEmail: person.email,
      buyerName: 'Karim',
      addedAt: (await stored(person, productId))?.addedAt.toDate().toISOString(),
      productGone: false,
    });
  });
});

test('DELETE /wishlists/{productId} takes a wish away, once, and nobody else’s', async () => {
  const [productId, other] = await Promise.all([aPhone(seller.uid), aPerson()]);
  await put(buyer, { productId });
  await db.doc(productPath(productId)).delete();
  const replies = [
    await remove(other, productId),
    await remove(buyer, productId),
    await remove(buyer, productId),
  ];
  expect(replies.map(({ status, body }) => [status, body])).toEqual(
    [0, 1, 0].map((deletedCount) => [200, { acknowledged: true, deletedCount }]),
  );
  expect(await stored(buyer, productId)).toBeUndefined();
});
