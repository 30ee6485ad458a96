import { orderPath, pairId, productPath, wishPath } from '@bns/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { aProduct } from '../builders/aProduct.ts';
import { anOrder } from '../builders/anOrder.ts';
import type { Account } from './accounts.ts';
import { rowsOf } from './allPages.ts';
import { aPerson } from './aPerson.ts';
import { aPhone } from './aPhone.ts';
import { ask } from './ask.ts';
import { at, db } from './behind.ts';

/** Triggers come late where a machine has much to do. */
const WAIT = { timeout: 240_000, interval: 250 };
const LONG = 300_000;

let seller: Account;
let admin: Account;

beforeAll(async () => {
  [seller, admin] = await Promise.all([aPerson({ isSeller: true }), aPerson({ isAdmin: true })]);
});

/** Somebody's booking of a phone of the seller. */
async function aBooking(productId: string, uid: string): Promise<string> {
  const booked = anOrder(
    at,
    { productId, product: aProduct(at, { sellerId: seller.uid }) },
    { buyerId: uid },
  );
  await db.doc(orderPath(uid, productId)).set(booked);
  return pairId(uid, productId);
}

const stateOf = async (orderId: string) => {
  const row = await db.collection('orders').doc(orderId).get();
  return [row.get('status'), row.get('closedReason'), row.get('isSold')];
};

describe('what follows from a call', () => {
  test(
    'a phone that is sold to somebody else closes its bookings',
    async () => {
      const productId = await aPhone(seller.uid);
      const orderId = await aBooking(productId, 'buyer');
      await ask('PUT', `/products/${productId}/sold`, { token: seller.token, body: {} });
      await expect.poll(() => stateOf(orderId), WAIT).toEqual(['closed', 'soldToOther', true]);
    },
    LONG,
  );

  test.each([
    ['sold', (productId: string, orderId: string) => [`/products/${productId}/sold`, { orderId }] as const],
    ['hand-over', (_: string, orderId: string) => [`/orders/${orderId}/hand-over`, undefined] as const],
  ])(
    '%s to a booking leaves it so, while the others are closed',
    async (_, call) => {
      const productId = await aPhone(seller.uid);
      const [won, lost] = await Promise.all([aBooking(productId, 'buyer'), aBooking(productId, 'buyer2')]);
      const [path, body] = call(productId, won);
      await ask('PUT', path, { token: seller.token, ...(body && { body }) });
      await expect.poll(() => stateOf(lost), WAIT).toEqual(['closed', 'soldToOther', true]);
      await expect.poll(() => stateOf(won), WAIT).toEqual(['handedOver', null, true]);
    },
    LONG,
  );

  test(
    'a wish says that its phone is gone',
    async () => {
      const { uid, email, token } = await aPerson();
      const productId = await aPhone(seller.uid);
      await ask('PUT', '/wishlists', { token, body: { productId } });
      await db.doc(productPath(productId)).delete();
      const list = async () => rowsOf(await ask('GET', '/wishlists', { token, query: { email } }));
      await expect.poll(async () => (await list())[0]?.['productGone'], WAIT).toBe(true);
      expect((await db.doc(wishPath(uid, productId)).get()).exists).toBe(true);
    },
    LONG,
  );

  test(
    'the phones of a brand take its new name',
    async () => {
      const slug = `brand-${seller.uid.slice(0, 8).toLowerCase()}`;
      const rename = (categoryName: string) =>
        ask('PUT', `/categories/${slug}`, { token: admin.token, body: { categoryName } });
      await rename(slug);
      const productId = await aPhone(seller.uid, { categoryId: slug, categoryName: slug });
      await rename(`${slug} Two`);
      const name = async () => (await db.doc(productPath(productId)).get()).get('categoryName');
      await expect.poll(name, WAIT).toBe(`${slug} Two`);
    },
    LONG,
  );
});
