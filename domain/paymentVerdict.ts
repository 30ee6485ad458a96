import { POISHA_PER_TK } from './money.ts';
import type { Order, OrderStatus } from './order.ts';
import type { Payment, PaymentReason, PaymentState, Reservation } from './payment.ts';
import { lateLook } from './paymentClock.ts';
import { isWaiting, mayStillTake, paymentMay, type PaymentMover, waitsFor } from './paymentMoves.ts';
import type { ProductFields } from './product.ts';

/** What the gateway vouches for, in answer to our own question (contract sslcommerz §3). */
export type Taken = {
  valId: string;
  /** Poisha. */
  amount: number;
  currency: string;
  isRisky: boolean;
  bankTranId: string;
  cardType: string;
};

/** All that a verdict on a payment looks at, as one transaction sees it. */
export type PaymentFacts = {
  tranId: string;
  payment: Payment<Date>;
  order: Pick<Order<unknown>, 'status' | 'resalePrice'> | undefined;
  product: Pick<ProductFields<unknown>, 'isSold' | 'isHidden'> | undefined;
  reservation: Reservation<Date> | undefined;
  nowMs: number;
};

/** What a move of a payment writes; one commit. Absent: that document stays as it is. */
export type PaymentChanges = {
  payment: Partial<Payment<Date>>;
  order?: Partial<Pick<Order<Date>, 'status' | 'isPaid' | 'tranId' | 'received' | 'handedOverAt'>>;
  product?: Pick<ProductFields<unknown>, 'isSold' | 'isPaid'>;
  reservation?: 'free' | { until: Date };
};

/** A payment that waits for an admin holds its phone until he has decided. */
export const UNTIL_DECIDED = new Date('9999-01-01T00:00:00Z');

/**
 * Money that came under a payment which has had its money before: a payment of its own, to be sent back.
 * @returns the whole document
 */
export function paidTwice(payment: Payment<Date>, taken: Taken, nowMs: number): Payment<Date> {
  const now = new Date(nowMs);
  return {
    ...payment,
    ...receiptOfTaken(payment, taken, now),
    state: 'refundDue',
    reason: 'paidTwice',
    waits: waitsFor('refundDue', 'paidTwice'),
    createdAt: now,
    updatedAt: now,
    nextCheckAt: null,
    refundAskedAt: null,
    refundClaim: null,
    refundRef: null,
    payoutReference: null,
    paidOutTo: null,
  };
}

/** What is written down of money that the gateway vouches for. */
function receiptOfTaken(payment: Payment<Date>, { valId, amount, bankTranId, cardType }: Taken, now: Date) {
  return {
    valId,
    bankTranId,
    cardType,
    taken: amount,
    validatedAt: now,
    answerSeenAt: payment.answerSeenAt ?? now,
    nextCheckAt: lateLook(payment),
  };
}

/** The fields that every move of a payment writes. */
export function moved(
  payment: Pick<Payment<Date>, 'state'>,
  {
    to,
    by,
    reason = null,
    nowMs,
  }: { to: PaymentState; by: PaymentMover; reason?: PaymentReason | null; nowMs: number },
): Pick<Payment<Date>, 'state' | 'reason' | 'waits' | 'updatedAt'> {
  if (!paymentMay(by, payment.state, to))
    throw new Error(`no move of a payment from ${payment.state} to ${to}`);
  return { state: to, reason, waits: waitsFor(to, reason), updatedAt: new Date(nowMs) };
}

/**
 * What money that the gateway vouches for comes to: the phone, an admin's look, or a refund (contract sslcommerz §3).
 * @returns null where this payment has had its money before
 */
export function judgeTaken(facts: PaymentFacts, taken: Taken): PaymentChanges | null {
  const { payment, nowMs } = facts;
  if (!mayStillTake(payment.state)) return null;
  const receipt = receiptOfTaken(payment, taken, new Date(nowMs));
  const to = (state: PaymentState, reason: PaymentReason | null = null) => ({
    ...receipt,
    ...moved(payment, { to: state, by: 'gateway', reason, nowMs }),
  });
  const fault = faultOf(facts, taken);
  if (fault !== null) return { payment: to('refundDue', fault), ...freed(facts) };
  if (taken.isRisky) return { payment: to('review', 'risky'), reservation: { until: UNTIL_DECIDED } };
  return { payment: to('paid'), ...sold(facts) };
}

/** What a paid payment does to its order, its phone and its reservation. */
export function sold({
  tranId,
  reservation,
}: Pick<PaymentFacts, 'tranId' | 'reservation'>): Omit<PaymentChanges, 'payment'> {
  return {
    order: { status: 'paid', isPaid: true, tranId },
    product: { isSold: true, isPaid: true },
    ...freed({ tranId, reservation }),
  };
}

/** A reservation goes with the payment that made it, never with another's. */
export function freed({
  tranId,
  reservation,
}: Pick<PaymentFacts, 'tranId' | 'reservation'>): Pick<PaymentChanges, 'reservation'> {
  return reservation?.tranId === tranId ? { reservation: 'free' } : {};
}

/** Why this money buys nothing; null where it buys the phone. */
function faultOf(facts: PaymentFacts, { amount, currency }: Taken): PaymentReason | null {
  const { payment } = facts;
  if (currency !== 'BDT') return 'otherCurrency';
  if (amount !== payment.amount * POISHA_PER_TK) return 'wrongAmount';
  if (!isWaiting(payment.state)) return 'late';
  return whyNotSold(facts);
}

/** The phone is sold to this very order: by an attempt before, or in person. */
const HAS_IT: readonly unknown[] = ['paid', 'handedOver', 'refundDue', 'refunded'] satisfies OrderStatus[];

/** Why the phone of a payment can no longer be had by it; null where it can. */
export function whyNotSold({
  tranId,
  payment,
  order,
  product,
  reservation,
  nowMs,
}: PaymentFacts): PaymentReason | null {
  if (product === undefined || product.isHidden) return 'phoneGone';
  if (product.isSold) return HAS_IT.includes(order?.status) ? 'paidTwice' : 'soldToOther';
  // One that was cancelled and made again may have been agreed on anew.
  if (order?.status !== 'booked' || order.resalePrice !== payment.amount) return 'orderOver';
  const isOthers = reservation !== undefined && reservation.tranId !== tranId;
  return isOthers && reservation.until.getTime() > nowMs ? 'late' : null;
}
