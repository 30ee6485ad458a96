import { DomainError } from './errors.ts';
import { RELEASE_MS } from './limits.ts';
import { API_NOTICE } from './messages.ts';
import { ORDER_WORDS, type Order } from './order.ts';
import type { Payment } from './payment.ts';
import { PAYMENT_NOTICE, PAYMENT_WORDS } from './paymentMessages.ts';
import { freed, moved, type PaymentChanges, type PaymentFacts, sold, whyNotSold } from './paymentVerdict.ts';

type PaidOrder = Pick<Order<unknown>, 'status' | 'received' | 'resalePrice'>;
type Held = { payment: Payment<Date>; order: PaidOrder; nowMs: number };

/**
 * The buyer of a paid order says that he has got the phone: its money is the seller's.
 * @returns null where he has said so before
 * @throws DomainError `conflict` where the order is not paid for, or its money has gone back
 */
export function confirmHandOver({ payment, order, nowMs }: Held): PaymentChanges | null {
  if (order.status === 'handedOver' && order.received === true) return null;
  requireStatus(order, ['paid', 'handedOver']);
  if (payment.state !== 'paid') throw standing(payment);
  return {
    payment: { ...moved(payment, { to: 'payoutDue', by: 'buyer', nowMs }), nextCheckAt: null },
    order: {
      status: 'handedOver',
      received: true,
      ...(order.status === 'paid' && { handedOverAt: new Date(nowMs) }),
    },
  };
}

/**
 * The seller of a paid order says that he has handed it over: three days later its money is his, unless the buyer
 * complains.
 * @returns null where he has said so before
 * @throws DomainError `conflict` where the order is not paid for
 */
export function sayHandedOver({ payment, order, nowMs }: Held): PaymentChanges | null {
  if (order.status === 'handedOver') return null;
  requireStatus(order, ['paid']);
  const now = new Date(nowMs);
  const isQuiet = order.received !== false;
  return {
    payment: { updatedAt: now, nextCheckAt: isQuiet ? new Date(nowMs + RELEASE_MS) : payment.nextCheckAt },
    order: { status: 'handedOver', handedOverAt: now },
  };
}

/**
 * The buyer of a paid order says that he did not get the phone: an admin decides about the money.
 * @returns null where he has said so before
 * @throws DomainError `conflict` where it is no longer held
 */
export function complain({ payment, order, nowMs }: Held): PaymentChanges | null {
  if (order.received === false) return null;
  requireStatus(order, ['paid', 'handedOver']);
  if (payment.state !== 'paid') throw standing(payment);
  const complaint = { reason: 'notReceived', waits: 'decide', nextCheckAt: null } as const;
  return { payment: { ...complaint, updatedAt: new Date(nowMs) }, order: { received: false } };
}

/**
 * Three days after the seller said that he handed the phone over, without a complaint, the money is his.
 * @param handedOverMs when he said so
 * @returns null where it is not so yet, or no longer
 */
export function release(
  { payment, order, nowMs }: Held,
  handedOverMs: number | undefined,
): PaymentChanges | null {
  if (payment.state !== 'paid' || order.status !== 'handedOver' || order.received !== undefined) return null;
  if (handedOverMs === undefined || nowMs - handedOverMs < RELEASE_MS) return null;
  return {
    payment: { ...moved(payment, { to: 'payoutDue', by: 'time', nowMs }), nextCheckAt: null },
    order: { received: true },
  };
}

/**
 * An admin decides about money that waits for him: a payment with a risk, or one whose buyer did not get the phone. He may
 * also send back what is held without a complaint.
 * @throws DomainError `conflict` where there is nothing to decide
 */
export function decide(
  facts: Omit<PaymentFacts, 'order'> & { order: PaidOrder | undefined },
  accept: boolean,
): PaymentChanges {
  const { payment, order, nowMs } = facts;
  const by = 'admin' as const;
  if (payment.state === 'review') {
    const reason = accept ? whyNotSold(facts) : 'rejected';
    if (reason === null) return { payment: moved(payment, { to: 'paid', by, nowMs }), ...sold(facts) };
    return { payment: moved(payment, { to: 'refundDue', by, reason, nowMs }), ...freed(facts) };
  }
  if (payment.state !== 'paid') throw standing(payment);
  if (!accept) {
    const reason = order?.received === false ? 'complaintUpheld' : 'rejected';
    const due = { ...moved(payment, { to: 'refundDue', by, reason, nowMs }), nextCheckAt: null };
    return { payment: due, order: { status: 'refundDue' } };
  }
  if (payment.reason !== 'notReceived') throw new DomainError('conflict', PAYMENT_NOTICE.notHandedOver);
  return {
    payment: { ...moved(payment, { to: 'payoutDue', by, nowMs }), nextCheckAt: null },
    order: { status: 'handedOver' },
  };
}

/**
 * The refund of a payment is asked for.
 * @returns what is written before the gateway is asked
 * @throws DomainError `conflict` where none is due
 */
export function askForRefund(payment: Payment<Date>, nowMs: number): PaymentChanges {
  if (payment.state !== 'refundDue') throw standing(payment);
  return { payment: { refundAskedAt: new Date(nowMs), updatedAt: new Date(nowMs) } };
}

/**
 * The gateway has sent the money back.
 * @returns null where that is known
 */
export function refunded({
  tranId,
  payment,
  order,
  nowMs,
}: {
  tranId: string;
  payment: Payment<Date>;
  order: Pick<Order<unknown>, 'status' | 'tranId'> | undefined;
  nowMs: number;
}): PaymentChanges | null {
  if (payment.state !== 'refundDue') return null;
  const isItsOrder = order?.status === 'refundDue' && order.tranId === tranId;
  return {
    payment: {
      ...moved(payment, { to: 'refunded', by: 'gateway', reason: payment.reason, nowMs }),
      nextCheckAt: null,
    },
    ...(isItsOrder && { order: { status: 'refunded' } }),
  };
}

/**
 * An admin has sent the money to the seller.
 * @param paidOutTo the account, all but its last digits hidden
 * @throws DomainError `conflict` where none is due
 */
export function payOut(
  payment: Payment<Date>,
  { reference, paidOutTo, nowMs }: { reference: string; paidOutTo: string; nowMs: number },
): PaymentChanges | null {
  if (payment.state === 'paidOut' && payment.payoutReference === reference) return null;
  if (payment.state !== 'payoutDue') throw standing(payment);
  return {
    payment: {
      ...moved(payment, { to: 'paidOut', by: 'admin', nowMs }),
      payoutReference: reference,
      paidOutTo,
    },
  };
}

function requireStatus(order: PaidOrder, allowed: readonly Order<unknown>['status'][]): void {
  if (allowed.includes(order.status)) return;
  throw new DomainError('conflict', API_NOTICE.orderStands(ORDER_WORDS[order.status]));
}

const standing = ({ state }: Payment<Date>) =>
  new DomainError('conflict', PAYMENT_NOTICE.stands(PAYMENT_WORDS[state]));
