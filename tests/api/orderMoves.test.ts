import { API_NOTICE, ORDER_WORDS, type OrderStatus, productPath, reservationPath } from '@bns/domain';
import { beforeAll, describe, expect, test } from 'vitest';
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
    aPerson(),
    aPerson({ isSeller: true, isVerified: true, name: 'Seller' }),
  ]);
});

const booking = (status: OrderStatus) => aBooking({ buyerId: buyer.uid, sellerId: seller.uid }, { status });
const put = ({ token }: Account, orderId: string, what: string) =>
  ask('PUT', `/orders/${orderId}/${what}`, { token });
const stored = async (orderId: string) => (await db.doc(`orders/${orderId}`).get()).data() ?? {};

describe.each([
  ['cancel', () => buyer, 'cancelled'],
  ['decline', () => seller, 'declined'],
] as const)('PUT /orders/{orderId}/%s', (what, who, to) => {
  test('moves a booking on, once, and changes nothing but its status', async () => {
    const { orderId } = await booking('booked');
    const before = await stored(orderId);
    const replies = [await put(who(), orderId, what), await put(who(), orderId, what)];
    expect(replies.map(({ status, body }) => [status, body])).toEqual([
      [200, CHANGED],
      [200, SO_ALREADY],
    ]);
    expect(await stored(orderId)).toEqual({ ...before, status: to });
  });

  test.each(['paid', 'handedOver', 'closed', 'refundDue', 'refunded'] as const)(
    'refuses one that is %s',
    async (status) => {
      const { orderId } = await booking(status);
      const reply = await put(who(), orderId, what);
      expect([...verdict(reply), reply.body['detail']]).toEqual([
        409,
        'conflict',
        API_NOTICE.orderStands(ORDER_WORDS[status]),
      ]);
      expect((await stored(orderId))['status']).toBe(status);
    },
  );

  test('is not for the other party', async () => {
    const { orderId } = await booking('booked');
    expect(verdict(await put(who() === buyer ? seller : buyer, orderId, what))).toEqual([403, 'forbidden']);
    expect((await stored(orderId))['status']).toBe('booked');
  });

  test('of nothing: 404', async () => {
    expect(verdict(await put(who(), `${buyer.uid}_nothing`, what))).toEqual([404, 'not-found']);
  });
});

describe('PUT /orders/{orderId}/hand-over', () => {
  test.each([
    ['its buyer', () => buyer],
    ['its seller', () => seller],
  ])('of a paid one by %s', async (_, who) => {
    const { orderId } = await booking('paid');
    const before = await stored(orderId);
    const replies = [await put(who(), orderId, 'hand-over'), await put(who(), orderId, 'hand-over')];
    expect(replies.map(({ body }) => body)).toEqual([CHANGED, SO_ALREADY]);
    expect(await stored(orderId)).toEqual({ ...before, status: 'handedOver' });
  });

  test('of an open one is not for its buyer', async () => {
    const { orderId } = await booking('booked');
    const reply = await put(buyer, orderId, 'hand-over');
    expect([...verdict(reply), reply.body['detail']]).toEqual([
      409,
      'conflict',
      API_NOTICE.orderStands(ORDER_WORDS.booked),
    ]);
  });

  test('of an open one by its seller sells the phone', async () => {
    const { orderId, productId } = await booking('booked');
    const order = await stored(orderId);
    const replies = [await put(seller, orderId, 'hand-over'), await put(seller, orderId, 'hand-over')];
    expect(replies.map(({ status, body }) => [status, body])).toEqual([
      [200, CHANGED],
      [200, SO_ALREADY],
    ]);
    expect((await db.doc(productPath(productId)).get()).get('isSold')).toBe(true);
    expect(await stored(orderId)).toEqual({
      ...order,
      status: 'handedOver',
      handedOverAt: expect.anything(),
    });
  });

  test('of an open one whose phone somebody pays for, or has, is refused', async () => {
    const [reserved, sold] = await Promise.all([booking('booked'), booking('booked')]);
    await db.doc(reservationPath(reserved.productId)).set({ buyerId: 'buyer' });
    expect(verdict(await put(seller, reserved.orderId, 'hand-over'))).toEqual([409, 'conflict']);
    await db.doc(productPath(sold.productId)).update({ isSold: true });
    const reply = await put(seller, sold.orderId, 'hand-over');
    expect(reply.status).toBe(409);
  });

  test.each(['booked', 'paid'] as const)(
    'of one that is %s to a closed account is refused',
    async (status) => {
      const closed = await aPerson({ isDeleted: true });
      const { orderId, productId } = await aBooking(
        { buyerId: closed.uid, sellerId: seller.uid },
        { status },
      );
      const reply = await put(seller, orderId, 'hand-over');
      expect([...verdict(reply), reply.body['detail']]).toEqual([409, 'conflict', API_NOTICE.buyerClosed]);
      expect((await stored(orderId))['status']).toBe(status);
      expect((await db.doc(productPath(productId)).get()).get('isSold')).toBe(false);
    },
  );

  test.each(['cancelled', 'declined', 'closed', 'refunded'] as const)(
    'of one that is %s: 409',
    async (status) => {
      const { orderId } = await booking(status);
      const replies = [await put(buyer, orderId, 'hand-over'), await put(seller, orderId, 'hand-over')];
      expect(replies.map(verdict)).toEqual([
        [409, 'conflict'],
        [409, 'conflict'],
      ]);
    },
  );
});
