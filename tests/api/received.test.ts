import { API_NOTICE, type Order, ORDER_WORDS, RECEIPT_MS } from '@bns/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, test } from 'vitest';
import { aBooking } from './aBooking.ts';
import type { Account } from './accounts.ts';
import { aPerson } from './aPerson.ts';
import { ask, verdict } from './ask.ts';
import { db } from './behind.ts';

const CHANGED = { acknowledged: true, matchedCount: 1, modifiedCount: 1 };
const SO_ALREADY = { ...CHANGED, modifiedCount: 0 };

let buyer: Account;
let seller: Account;

beforeAll(async () => {
  [buyer, seller] = await Promise.all([
    aPerson({ name: 'Buyer' }),
    aPerson({ isSeller: true, name: 'Seller' }),
  ]);
});

const handedOver = (over: Partial<Order<Timestamp>> = {}) =>
  aBooking(
    { buyerId: buyer.uid, sellerId: seller.uid },
    { status: 'handedOver', isSold: true, handedOverAt: Timestamp.now(), ...over },
  );
const answer = (orderId: string, received: boolean, { token } = buyer) =>
  ask('PUT', `/orders/${orderId}/received`, { token, body: { received } });
const stored = async (orderId: string) => (await db.doc(`orders/${orderId}`).get()).data() ?? {};
const entriesOf = async (productId: string) => {
  const { docs } = await db.collection('auditLog').where('targetId', '==', productId).get();
  return docs.map((entry) => entry.data());
};

test('a phone that is sold in person to a booking is handed over at that moment', async () => {
  const { orderId, productId } = await aBooking({ buyerId: buyer.uid, sellerId: seller.uid });
  const before = Date.now();
  const sold = await ask('PUT', `/products/${productId}/sold`, { token: seller.token, body: { orderId } });
  expect(sold.status).toBe(200);
  const { handedOverAt, received, isPaid } = (await stored(orderId)) as Order<Timestamp>;
  expect(handedOverAt?.toMillis()).toBeGreaterThan(before - 5000);
  expect([received, isPaid]).toEqual([undefined, false]);
});

test('yes: it is paid, once, and nothing else changes', async () => {
  const { orderId, productId } = await handedOver();
  const before = await stored(orderId);
  const replies = [await answer(orderId, true), await answer(orderId, true)];
  expect(replies.map(({ status, body }) => [status, body])).toEqual([
    [200, CHANGED],
    [200, SO_ALREADY],
  ]);
  expect(await stored(orderId)).toEqual({ ...before, received: true, isPaid: true });
  expect(await entriesOf(productId)).toEqual([]);
});

test('no: an admin finds it in the audit log, once; it may still turn into a yes', async () => {
  const { orderId, productId } = await handedOver();
  const before = await stored(orderId);
  const replies = [await answer(orderId, false), await answer(orderId, false)];
  expect(replies.map(({ body }) => body)).toEqual([CHANGED, SO_ALREADY]);
  expect(await stored(orderId)).toEqual({ ...before, received: false });
  expect(await entriesOf(productId)).toEqual([
    expect.objectContaining({
      action: 'missPhone',
      actorId: buyer.uid,
      actorName: 'Buyer',
      targetKind: 'product',
      targetName: before['title'],
    }),
  ]);
  expect((await answer(orderId, true)).body).toEqual(CHANGED);
  expect(await stored(orderId)).toEqual({ ...before, received: true, isPaid: true });
});

test('both sides read the answer over REST', async () => {
  const { orderId } = await handedOver();
  await answer(orderId, false);
  const lists = await Promise.all([
    ask('GET', '/orders', { token: buyer.token, query: { email: buyer.email } }),
    ask('GET', '/users/my-bookings', { token: seller.token, query: { email: seller.email } }),
  ]);
  for (const { text } of lists) {
    const rows = JSON.parse(text) as { _id: string; received?: boolean }[];
    expect(rows.find(({ _id }) => _id === orderId)?.received).toBe(false);
  }
});

test('silence of seven days is a yes: a no comes too late', async () => {
  const { orderId } = await handedOver({ handedOverAt: Timestamp.fromMillis(Date.now() - RECEIPT_MS) });
  const reply = await answer(orderId, false);
  expect([...verdict(reply), reply.body['detail']]).toEqual([
    409,
    'conflict',
    API_NOTICE.orderStands(ORDER_WORDS.handedOver),
  ]);
});

test.each(['booked', 'paid', 'cancelled', 'declined', 'closed'] as const)(
  'of one that is %s nobody is asked',
  async (status) => {
    const { orderId } = await aBooking({ buyerId: buyer.uid, sellerId: seller.uid }, { status });
    expect(verdict(await answer(orderId, true))).toEqual([409, 'conflict']);
    expect((await stored(orderId))['status']).toBe(status);
  },
);

test('the seller does not answer for his buyer, and a body without an answer is none', async () => {
  const { orderId } = await handedOver();
  expect(verdict(await answer(orderId, true, seller))).toEqual([403, 'forbidden']);
  const reply = await ask('PUT', `/orders/${orderId}/received`, { token: buyer.token, body: {} });
  expect(verdict(reply)).toEqual([400, 'invalid']);
  expect((await stored(orderId))['received']).toBeUndefined();
});

test('who sold it is not its buyer, also when he sells no more', async () => {
  const former = await aPerson();
  const parties = { buyerId: buyer.uid, sellerId: former.uid };
  const over = { status: 'handedOver', isSold: true, handedOverAt: Timestamp.now() } as const;
  const { orderId } = await aBooking(parties, over);
  expect(verdict(await answer(orderId, true, former))).toEqual([403, 'forbidden']);
  expect((await stored(orderId))['received']).toBeUndefined();
});
