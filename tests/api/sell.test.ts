import { API_NOTICE, NOTICE, type Order, orderPath, pairId, productPath, reservationPath } from '@bns/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { aBuyer } from '../builders/aBuyer.ts';
import { aProduct } from '../builders/aProduct.ts';
import { anOrder } from '../builders/anOrder.ts';
import type { Account } from './accounts.ts';
import { aPerson } from './aPerson.ts';
import { aPhone } from './aPhone.ts';
import { ask, verdict } from './ask.ts';
import { at, db } from './behind.ts';

let seller: Account;

beforeAll(async () => {
  seller = await aPerson({ isSeller: true });
});

const sell = (productId: string, body: object = {}) =>
  ask('PUT', `/products/${productId}/sold`, { token: seller.token, body });
const isSold = async (productId: string) => (await db.doc(productPath(productId)).get()).get('isSold');

/** Somebody's booking of a phone of the seller. */
async function aBooking(
  productId: string,
  uid: string,
  over: Partial<Order<Timestamp>> = {},
): Promise<string> {
  const buyer = aBuyer({ uid });
  const booked = anOrder(at, { productId, product: aProduct(at, { sellerId: seller.uid }) });
  const parties = { buyerId: buyer.uid, buyerEmail: buyer.email, buyerName: buyer.name };
  await db.doc(orderPath(uid, productId)).set({ ...booked, ...parties, ...over });
  return pairId(uid, productId);
}
const stateOf = async (orderId: string) => {
  const row = await db.collection('orders').doc(orderId).get();
  return [row.get('status'), row.get('closedReason'), row.get('isSold')];
};
const MATCHED = { acknowledged: true, matchedCount: 1 };

describe('PUT /products/{productId}/sold', () => {
  test('marks a phone as sold to somebody else, once', async () => {
    const productId = await aPhone(seller.uid);
    const [first, again] = [await sell(productId), await sell(productId)];
    expect([first.status, first.body]).toEqual([200, { ...MATCHED, modifiedCount: 1 }]);
    expect([again.status, again.body]).toEqual([200, { ...MATCHED, modifiedCount: 0 }]);
    expect(await isSold(productId)).toBe(true);
  });

  test('hands it over to one of its bookings, once', async () => {
    const productId = await aPhone(seller.uid);
    const [won, lost] = await Promise.all([aBooking(productId, 'buyer'), aBooking(productId, 'buyer2')]);
    expect((await sell(productId, { orderId: won })).body).toEqual({ ...MATCHED, modifiedCount: 1 });
    expect((await stateOf(won))[0]).toBe('handedOver');
    expect((await sell(productId, { orderId: won })).body).toEqual({ ...MATCHED, modifiedCount: 0 });
    expect(verdict(await sell(productId, { orderId: lost }))).toEqual([409, 'sold']);
  });

  test('sells once to two bookings at the same time', async () => {
    const productId = await aPhone(seller.uid);
    const orders = await Promise.all([aBooking(productId, 'buyer'), aBooking(productId, 'buyer2')]);
    const replies = await Promise.all(orders.map((orderId) => sell(productId, { orderId })));
    expect(replies.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
    const states = await Promise.all(orders.map(stateOf));
    expect(states.filter(([status]) => status === 'handedOver').length).toBe(1);
  });

  test('sells to no booking that is not open', async () => {
    const productId = await aPhone(seller.uid);
    const orderId = await aBooking(productId, 'buyer', { status: 'cancelled' });
    expect(verdict(await sell(productId, { orderId }))).toEqual([409, 'conflict']);
    expect([await isSold(productId), await stateOf(orderId)]).toEqual([false, ['cancelled', null, false]]);
  });

  test('sells to no closed account, but to somebody else', async () => {
    const productId = await aPhone(seller.uid);
    const orderId = await aBooking(productId, (await aPerson({ isDeleted: true })).uid);
    const reply = await sell(productId, { orderId });
    expect([...verdict(reply), reply.body['detail']]).toEqual([409, 'conflict', API_NOTICE.buyerClosed]);
    expect([await isSold(productId), await stateOf(orderId)]).toEqual([false, ['booked', null, false]]);
    expect((await sell(productId)).body).toEqual({ ...MATCHED, modifiedCount: 1 });
  });

  test('knows no booking of another phone, and none that there is not', async () => {
    const [productId, other] = await Promise.all([aPhone(seller.uid), aPhone(seller.uid)]);
    const ofOther = await aBooking(other, 'buyer');
    for (const orderId of [ofOther, pairId('nobody', productId)]) {
      const reply = await sell(productId, { orderId });
      expect([...verdict(reply), reply.body['detail']]).toEqual([404, 'not-found', NOTICE.noSuchOrder]);
    }
    expect(await isSold(productId)).toBe(false);
  });

  test('sells nothing that is being paid for', async () => {
    const productId = await aPhone(seller.uid);
    await db.doc(reservationPath(productId)).set({ buyerId: 'buyer' });
    expect(verdict(await sell(productId))).toEqual([409, 'conflict']);
    expect(await isSold(productId)).toBe(false);
  });

  test.each(['', 'buyer', 'a/b_c', '../users_x', '__x_y'])('takes %o for no booking', async (orderId) => {
    const productId = await aPhone(seller.uid);
    const reply = await sell(productId, { orderId });
    const errors = [{ field: 'orderId', message: API_NOTICE.badOrderId }];
    expect([...verdict(reply), reply.body['errors']]).toEqual([400, 'invalid', errors]);
    expect(await isSold(productId)).toBe(false);
  });
});
