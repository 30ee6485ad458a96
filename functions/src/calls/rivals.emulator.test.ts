import { randomUUID } from 'node:crypto';
import { DAILY_QUOTA, DomainError, orderPath, pairId, productPath, quotaDay, quotaPath } from '@bns/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { aProduct } from '../../../tests/builders/aProduct.ts';
import { anOrder } from '../../../tests/builders/anOrder.ts';
import type { Dependencies } from '../dependencies.ts';
import { db } from '../firebase.ts';
import type { Answer } from '../http/answer.ts';
import { moveOrder } from '../store/moveOrder.ts';
import { putOrder as storeOrder } from '../store/putOrder.ts';
import { putWish as storeWish } from '../store/putWish.ts';
import { putReport as storeReport } from '../store/reporting.ts';
import '../testing/atEmulators.ts';
import { cancelOrder, declineOrder } from './moveOrder.ts';
import { putOrder } from './putOrder.ts';
import { putReport } from './putReport.ts';
import { putWish } from './putWish.ts';

/**
 * Many calls at the same moment. They are made in this process: the emulator starts a process of its own for each request
 * that comes while another is under way, where a real instance serves 80 of them.
 */
const LONG = 120_000;
const at = (seconds: number, nanoseconds: number) => new Timestamp(seconds, nanoseconds);
const world = {
  orders: { putOrder: storeOrder, moveOrder },
  wishes: { putWish: storeWish },
  reports: { putReport: storeReport },
} as unknown as Dependencies;

/** How a call is asked by somebody who has no document: a buyer. */
const asked = (uid: string, params: Record<string, string> = {}) => {
  const email = `${uid}@bns.test`;
  const caller = { uid, email, name: '', picture: '', isEmailVerified: true, viaGoogle: false, token: '' };
  const openly = { params, query: {}, key: null, now: new Date(), requestId: randomUUID() };
  return { ...openly, caller, email, person: undefined };
};

async function aPhone(): Promise<string> {
  const productId = randomUUID();
  await db.doc(productPath(productId)).set(aProduct(at));
  return productId;
}

const book = (uid: string, productId: string, meetingLocation = 'Farmgate') =>
  putOrder({ ...asked(uid), body: { productId, buyerPhone: '01712345678', meetingLocation } }, world);
const all = <Made>(count: number, make: (at: number) => Promise<Made>) =>
  Promise.all(Array.from({ length: count }, (_, place) => make(place)));
const counted = (answers: readonly Answer[], key: string) =>
  answers.filter(({ body }) => (body as Record<string, unknown>)[key] === 1).length;
const dayOf = async (uid: string) => (await db.doc(quotaPath(uid, quotaDay(new Date()))).get()).data();

test(
  '50 bookings of one buyer for one phone: one is created, 49 are matched, the day is raised by one',
  async () => {
    const [uid, productId] = [randomUUID(), await aPhone()];
    const answers = await all(50, (place) => book(uid, productId, `Gate ${place}`));
    const orders = await db.collection('orders').where('productId', '==', productId).get();
    expect([counted(answers, 'upsertedCount'), counted(answers, 'matchedCount')]).toEqual([1, 49]);
    expect([counted(answers, 'modifiedCount'), orders.size]).toEqual([0, 1]);
    expect(await dayOf(uid)).toMatchObject({ bookings: 1 });
  },
  LONG,
);

test(
  '50 of one buyer for a phone whose booking he has cancelled: one is made again',
  async () => {
    const [uid, productId] = [randomUUID(), await aPhone()];
    const cancelled = anOrder(
      at,
      { productId, product: aProduct(at) },
      { buyerId: uid, status: 'cancelled' },
    );
    await db.doc(orderPath(uid, productId)).set(cancelled);
    const answers = await all(50, () => book(uid, productId));
    expect([counted(answers, 'matchedCount'), counted(answers, 'modifiedCount')]).toEqual([50, 1]);
    expect(await dayOf(uid)).toMatchObject({ bookings: 1 });
  },
  LONG,
);

test(
  'bookings of 50 buyers for one phone: 50 orders',
  async () => {
    const productId = await aPhone();
    const answers = await all(50, () => book(randomUUID(), productId));
    const orders = await db.collection('orders').where('productId', '==', productId).get();
    expect([counted(answers, 'upsertedCount'), orders.size]).toEqual([50, 50]);
  },
  LONG,
);

test(
  'bookings of one buyer for 30 phones: as many as a day has',
  async () => {
    const uid = randomUUID();
    const phones = await all(30, aPhone);
    const booked = await Promise.allSettled(phones.map((productId) => book(uid, productId)));
    const refused = booked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    const orders = await db.collection('orders').where('buyerId', '==', uid).get();
    expect(refused.length).toBe(30 - DAILY_QUOTA.bookings);
    expect(new Set(refused.map((error) => error instanceof DomainError && error.code))).toEqual(
      new Set(['too-many-requests']),
    );
    expect([orders.size, await dayOf(uid)]).toEqual([
      DAILY_QUOTA.bookings,
      expect.objectContaining({ bookings: DAILY_QUOTA.bookings }),
    ]);
  },
  LONG,
);

test(
  'case 33: 50 wishes of one person for one phone are one wish',
  async () => {
    const [uid, productId] = [randomUUID(), await aPhone()];
    const answers = await all(50, () => putWish({ ...asked(uid), body: { productId } }, world));
    expect([counted(answers, 'upsertedCount'), counted(answers, 'matchedCount')]).toEqual([1, 49]);
  },
  LONG,
);

test(
  'case 37: 50 reports of one person for one phone are one report',
  async () => {
    const [uid, productId] = [randomUUID(), await aPhone()];
    const body = { productId, reason: 'fake', note: '' } as const;
    const answers = await all(50, () => putReport({ ...asked(uid), body }, world));
    expect([counted(answers, 'upsertedCount'), counted(answers, 'matchedCount')]).toEqual([1, 49]);
    expect(await dayOf(uid)).toMatchObject({ reports: 1 });
  },
  LONG,
);

test(
  'case 33: 20 who cancel and decline a booking at once make one move',
  async () => {
    const [buyerId, sellerId, productId] = [randomUUID(), randomUUID(), randomUUID()];
    const product = aProduct(at, { sellerId });
    const orderId = pairId(buyerId, productId);
    // A booking of a phone that is not there would be closed by the trigger, which is a rival too.
    await db.doc(productPath(productId)).set(product);
    await db.doc(`orders/${orderId}`).set(anOrder(at, { productId, product }, { buyerId }));
    const seller = { isSeller: true, isAdmin: false, isVerified: false, isDeleted: false, name: 'Seller' };
    await db.doc(`users/${sellerId}`).set(seller);
    const moves = await Promise.allSettled(
      Array.from({ length: 20 }, (_, place) =>
        place % 2 === 0
          ? cancelOrder({ ...asked(buyerId, { orderId }), body: null }, world)
          : declineOrder({ ...asked(sellerId, { orderId }), body: null }, world),
      ),
    );
    const made = moves.flatMap((move) => (move.status === 'fulfilled' ? [move.value] : []));
    expect([made.length, counted(made, 'modifiedCount')]).toEqual([10, 1]);
  },
  LONG,
);
