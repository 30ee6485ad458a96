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
  type Payment,
  type PaymentSession,
  paymentPath,
  paymentSessionPath,
  type Product,
  productPath,
  type Reservation,
  reservationPath,
  requireOnMarket,
  whyNotSold,
} from '@bns/domain';
import { logPaymentNotSettled } from '../log.ts';
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
 * attempt is open leads back to it. 5 reads and 2 commits where the phone is free.
 * @throws DomainError `not-found`, `sold`, `conflict` (no open booking, outside what can be paid online, somebody else is
 * paying: with the time when that ends), `upstream` where the gateway opens no session: the order stays payable
 */
export async function startPayment(world: World, orderId: string): Promise<Started> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const order = await payableOrder(world.documents, orderId);
    const tranId = `BNS${randomBytes(12).toString('hex')}`;
    const rival = await reserve(world, { tranId, orderId, order });
    if (rival === null) return openSession(world, { tranId, orderId, order });
    const resumed = await yieldTo(world, rival, order);
    if (resumed !== null) return resumed;
  }
  throw new DomainError('conflict', PAYMENT_NOTICE.opening, { retryAfterSeconds: 1 });
}

type Attempt = { tranId: string; orderId: string; order: Order<Date> };

/** @returns who holds the phone, null where this attempt does by now */
async function reserve({ documents, now }: World, { tranId, orderId, order }: Attempt): Promise<Held | null> {
  const { payment, reservation } = newPayment(tranId, orderId, order, now());
  const path = reservationPath(order.productId);
  try {
    await documents.commit([
      { create: path, fields: reservation },
      { create: paymentPath(tranId), fields: payment },
    ]);
    return null;
  } catch (error) {
    if (!(error instanceof Rivals)) throw error;
    const found = await documents.read(path);
    const held = found?.data as Reservation<Date> | undefined;
    // A commit that was repeated because its answer was lost has met itself.
    return held?.tranId === tranId ? null : { path, held, version: found?.version };
  }
}

type Held = { path: string; held: Reservation<Date> | undefined; version: Version };

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
  { path, held, version }: Held,
  { buyerId, resalePrice }: Order<Date>,
): Promise<Started | null> {
  const { documents, now } = world;
  if (held === undefined) return null;
  const { tranId, until } = held;
  const isOver = until.getTime() <= now();
  if (held.buyerId === buyerId && !isOver) {
    const open = await openAttempt(world, tranId, resalePrice);
    if (open !== 'none') return open;
  } else if (!isOver) throw await taken(documents, tranId, until, now());
  return makeRoom(world, { path, version, tranId });
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
 * @throws DomainError `sold` where it was, `conflict` where an admin has to look at it
 */
async function makeRoom(world: World, { path, version, tranId }: Over): Promise<null> {
  const { documents } = world;
  // Where the gateway does not answer for it, it still makes room: what it may have paid goes back.
  await settlePayment(world, tranId).catch((error: unknown) => logPaymentNotSettled(tranId, error));
  const after = await readPayment(documents, tranId);
  if (after?.state === 'paid') throw new DomainError('sold', NOTICE.sold);
  if (after?.state === 'review') throw new DomainError('conflict', PAYMENT_NOTICE.inReview);
  await documents.commit([{ remove: path, since: version }]).catch((error: unknown) => {
    if (!(error instanceof Rivals)) throw error;
  });
  return null;
}

async function openSession(world: World, { tranId, orderId, order }: Attempt): Promise<Started> {
  const { documents, gateway, now } = world;
  const { title, categoryName, buyerName: name, buyerEmail: email, buyerPhone: phone } = order;
  const buyer = { name, email, phone, location: order.meetingLocation };
  const request = { tranId, amountTk: order.resalePrice, title, categoryName, buyer };
  try {
    // Looked at once more: from the reservation on nobody sells or edits the phone, but until then somebody may have.
    await payableOrder(documents, orderId);
    const session = await gateway.openSession(request);
    await noteSession(documents, tranId, session, now);
    return { tranId, gatewayUrl: session.gatewayUrl, isNew: true };
  } catch (error) {
    await end(world, tranId);
    throw error;
  }
}

/** @throws DomainError `conflict` where the attempt has ended meanwhile: nobody is sent to pay for it */
function noteSession(
  documents: Documents,
  tranId: string,
  session: PaymentSession,
  now: () => number,
): Promise<void> {
  return documents.decide(async (look) => {
    const [found] = await look(paymentPath(tranId));
    const { state } = (found ?? {}) as Partial<Payment<Date>>;
    if (state !== 'opening' && state !== 'open') {
      throw new DomainError('conflict', PAYMENT_NOTICE.opening, { retryAfterSeconds: 1 });
    }
    return {
      writes: [
        { put: paymentSessionPath(tranId), fields: session },
        { update: paymentPath(tranId), fields: { state: 'open', updatedAt: new Date(now()) } },
      ],
      result: undefined,
    };
  });
}

/** An attempt whose session was never opened, or whose phone could not be had any more. */
async function end({ documents, now }: World, tranId: string): Promise<void> {
  await documents.decide(async (look) => {
    const seen = await seePayment(look, tranId, now());
    const reason = seen === undefined ? null : whyNotSold(seen);
    const changes =
      seen?.payment.state === 'opening'
        ? endAttempt(seen, { to: 'failed', by: 'gateway', reason: reason ?? 'noSession' })
        : null;
    return { writes: seen === undefined || changes === null ? [] : writesOf(seen, changes), result: null };
  });
}
