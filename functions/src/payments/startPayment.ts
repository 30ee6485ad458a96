import { randomBytes } from 'node:crypto';
import {
  API_NOTICE,
  DomainError,
  endAttempt,
  isPayableOnline,
  isWaiting,
  newPayment,
  NOTICE,
  OPENING_MS,
  ORDER_WORDS,
  type Order,
  PAYMENT_NOTICE,
  type PaymentSession,
  paymentPath,
  paymentSessionPath,
  type Product,
  productPath,
  type Reservation,
  reservationPath,
  requireOnMarket,
} from '@bns/domain';
import { type Documents, Rivals, type Version } from './documents.ts';
import { dhakaTime } from './dhakaTime.ts';
import { readPayment, seePayment } from './rows.ts';
import { settlePayment } from './settlePayment.ts';
import type { World } from './world.ts';
import { writesOf } from './writesOf.ts';

export type Started = { tranId: string; gatewayUrl: string; isNew: boolean };

/** Each round ends an attempt that is over; two that press at once see each other's. */
const MOST_ROUNDS = 5;

/**
 * Begins to pay for a booking: reserves its phone, opens a session at the gateway and says where to pay. A repeat while the
 * attempt is open leads back to it. 3 reads and 2 commits where the phone is free.
 * @throws DomainError `not-found`, `sold`, `conflict` (no open booking, outside what can be paid online, somebody else is
 * paying: with the time when that ends), `upstream` where the gateway opens no session: the order stays payable
 */
export async function startPayment(world: World, orderId: string): Promise<Started> {
  const { documents, now } = world;
  const order = await payableOrder(documents, orderId);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const tranId = `BNS${randomBytes(12).toString('hex')}`;
    const { payment, reservation } = newPayment(tranId, orderId, order, now());
    const path = reservationPath(order.productId);
    try {
      await documents.commit([
        { create: path, fields: reservation },
        { create: paymentPath(tranId), fields: payment },
      ]);
    } catch (error) {
      if (!(error instanceof Rivals)) throw error;
      const resumed = await yieldTo(world, path, order);
      if (resumed !== null) return resumed;
      continue;
    }
    return openSession(world, tranId, order);
  }
  throw new DomainError('conflict', PAYMENT_NOTICE.opening, { retryAfterSeconds: 1 });
}

async function payableOrder(documents: Documents, orderId: string): Promise<Order<Date>> {
  const order = (await documents.read(`orders/${orderId}`))?.data as Order<Date> | undefined;
  if (order === undefined) throw new DomainError('not-found', NOTICE.noSuchOrder);
  const product = (await documents.read(productPath(order.productId)))?.data as Product<Date> | undefined;
  if (order.status !== 'booked') {
    throw new DomainError('conflict', API_NOTICE.orderStands(ORDER_WORDS[order.status]));
  }
  requireOnMarket(product);
  if (!isPayableOnline(order.resalePrice)) throw new DomainError('conflict', PAYMENT_NOTICE.outsideLimits);
  return order;
}

/**
 * The phone is reserved: by this buyer's own open attempt, which goes on; by an attempt that is over, which makes room; or by
 * somebody else.
 * @returns the open attempt, null where the phone is free by now
 */
async function yieldTo(
  world: World,
  path: string,
  { buyerId, resalePrice }: Order<Date>,
): Promise<Started | null> {
  const { documents, now } = world;
  const found = await documents.read(path);
  if (found === undefined) return null;
  const { tranId, until, ...of } = found.data as unknown as Reservation<Date>;
  const isOver = until.getTime() <= now();
  if (of.buyerId === buyerId && !isOver) {
    const open = await openAttempt(world, tranId, resalePrice);
    if (open !== 'none') return open;
  } else if (!isOver) throw await taken(documents, tranId, until, now());
  return makeRoom(world, { path, version: found.version, tranId });
}

/** @returns his open attempt, null where it has just ended, 'none' where it holds the phone without being one */
async function openAttempt(world: World, tranId: string, amount: number): Promise<Started | null | 'none'> {
  const { documents, now } = world;
  const payment = await readPayment(documents, tranId);
  if (payment?.state === 'review') throw new DomainError('conflict', PAYMENT_NOTICE.inReview);
  // A booking that was made again may have been agreed on anew: the old amount buys nothing.
  if (payment === undefined || !isWaiting(payment.state) || payment.amount !== amount) return 'none';
  const session = (await documents.read(paymentSessionPath(tranId)))?.data as PaymentSession | undefined;
  if (session !== undefined) return { tranId, gatewayUrl: session.gatewayUrl, isNew: false };
  if (now() - payment.createdAt.getTime() < OPENING_MS) {
    throw new DomainError('conflict', PAYMENT_NOTICE.opening, { retryAfterSeconds: 1 });
  }
  await end(world, tranId);
  return null;
}

async function taken(documents: Documents, tranId: string, until: Date, nowMs: number): Promise<DomainError> {
  const payment = await readPayment(documents, tranId);
  if (payment?.state === 'review') return new DomainError('conflict', PAYMENT_NOTICE.inReview);
  const retryAfterSeconds = Math.ceil((until.getTime() - nowMs) / 1000);
  return new DomainError('conflict', PAYMENT_NOTICE.reservedUntil(dhakaTime(until)), { retryAfterSeconds });
}

type Over = { path: string; version: Version; tranId: string };

/**
 * Frees a phone from an attempt whose time is over, after the gateway was asked: it may have been paid in the last second.
 * @returns null, always
 * @throws DomainError `sold` where it was, `upstream` where the gateway does not answer
 */
async function makeRoom(world: World, { path, version, tranId }: Over): Promise<null> {
  const { documents } = world;
  const payment = await settlePayment(world, tranId);
  const after = payment === undefined ? undefined : await readPayment(documents, tranId);
  if (after?.state === 'paid') throw new DomainError('sold', NOTICE.sold);
  if (after?.state === 'review') throw new DomainError('conflict', PAYMENT_NOTICE.inReview);
  await documents.commit([{ remove: path, since: version }]).catch((error: unknown) => {
    if (!(error instanceof Rivals)) throw error;
  });
  return null;
}

async function openSession(world: World, tranId: string, order: Order<Date>): Promise<Started> {
  const { documents, gateway, now } = world;
  const { title, categoryName, buyerName: name, buyerEmail: email, buyerPhone: phone } = order;
  const buyer = { name, email, phone, location: order.meetingLocation };
  const request = { tranId, amountTk: order.resalePrice, title, categoryName, buyer };
  const session = await gateway.openSession(request).catch(async (error: unknown) => {
    await end(world, tranId);
    throw error;
  });
  const fields = { state: 'open', updatedAt: new Date(now()) };
  await documents.decide(async (look) => {
    const seen = await seePayment(look, tranId, now());
    const isOpening = seen?.payment.state === 'opening';
    return {
      writes: [
        { put: paymentSessionPath(tranId), fields: session },
        ...(isOpening ? [{ update: paymentPath(tranId), fields }] : []),
      ],
      result: null,
    };
  });
  return { tranId, gatewayUrl: session.gatewayUrl, isNew: true };
}

/** An attempt whose session was never opened. */
async function end({ documents, now }: World, tranId: string): Promise<void> {
  await documents.decide(async (look) => {
    const seen = await seePayment(look, tranId, now());
    const changes =
      seen?.payment.state === 'opening'
        ? endAttempt(seen, { to: 'failed', by: 'gateway', reason: 'noSession' })
        : null;
    return { writes: seen === undefined || changes === null ? [] : writesOf(seen, changes), result: null };
  });
}
