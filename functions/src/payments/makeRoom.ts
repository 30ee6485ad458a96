import {
  DomainError,
  isWaiting,
  NOTICE,
  OPENING_MS,
  type Order,
  PAYMENT_NOTICE,
  type PaymentSession,
  paymentSessionPath,
} from '@bns/domain';
import { logPaymentNotSettled } from '../log.ts';
import type { Held, Started } from './attempt.ts';
import { dhakaTime } from './dhakaTime.ts';
import { type Documents, Rivals, type Version } from './documents.ts';
import { endOpening } from './openSession.ts';
import { readPayment } from './rows.ts';
import { settlePayment } from './settlePayment.ts';
import type { World } from './world.ts';

/**
 * The phone is reserved: by this buyer's own open attempt, which goes on; by an attempt that is over, which makes room; or by
 * somebody else.
 * @returns the open attempt, null where the phone is free by now
 */
export async function yieldTo(
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
  await makeRoom(world, { path, version, tranId });
  return null;
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
  await endOpening(world, tranId);
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
 * @throws DomainError `sold` where it was, `conflict` where an admin has to look at it
 */
async function makeRoom(world: World, { path, version, tranId }: Over): Promise<void> {
  const { documents } = world;
  // Where the gateway does not answer for it, it still makes room: what it may have paid goes back.
  await settlePayment(world, tranId).catch((error: unknown) => logPaymentNotSettled(tranId, error));
  const after = await readPayment(documents, tranId);
  if (after?.state === 'paid') throw new DomainError('sold', NOTICE.sold);
  if (after?.state === 'review') throw new DomainError('conflict', PAYMENT_NOTICE.inReview);
  await documents.commit([{ remove: path, since: version }]).catch((error: unknown) => {
    if (!(error instanceof Rivals)) throw error;
  });
}
