import { DomainError } from './errors.ts';

import { type Order, orderStands } from './order.ts';
import type { Payment } from './payment.ts';
import { lateLook, nextLook, releaseAt, silentAt } from './paymentClock.ts';
import { PAYMENT_NOTICE, PAYMENT_WORDS } from './paymentMessages.ts';
import { moved, type PaymentChanges } from './paymentVerdict.ts';

export type PaidOrder = Pick<Order<Date>, 'status' | 'received' | 'resalePrice' | 'handedOverAt'>;
type Held = { payment: Payment<Date>; order: PaidOrder; nowMs: number };

/**
 * The buyer of a paid order says that he has got the phone: its money is the seller's.
 * @returns null where he has said so before
 * @throws DomainError `conflict` where the order is not paid for, or its money has gone back
 */
export function confirmHandOver({ payment, order, nowMs }: Held): PaymentChanges | null {
  // The money is the seller's already: by time, or by an admin who looked at a complaint.
  if (['payoutDue', 'paidOut'].includes(payment.state)) return null;
  requireStatus(order, ['paid', 'handedOver']);
  if (payment.state !== 'paid') throw standing(payment);
  return {
    payment: { ...moved(payment, { to: 'payoutDue', by: 'buyer', nowMs }), nextCheckAt: lateLook(payment) },
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
  const handed = { status: 'handedOver', handedOverAt: new Date(nowMs) } as const;
  // Somebody has spoken: what waited for a word waits no more.
  const quiet = payment.reason === 'silent' ? { reason: null, waits: null } : {};
  const next = nextLook({ ...payment, ...quiet }, { ...order, ...handed });
  return { payment: { ...quiet, updatedAt: new Date(nowMs), nextCheckAt: next }, order: handed };
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
  return { payment: toDecide(payment, 'notReceived', nowMs), order: { received: false } };
}

/** Money that is held until an admin has looked. */
const toDecide = (
  payment: Payment<Date>,
  reason: 'notReceived' | 'silent' | 'closed',
  nowMs: number,
): Partial<Payment<Date>> => ({
  reason,
  waits: 'decide',
  updatedAt: new Date(nowMs),
  nextCheckAt: lateLook(payment),
});

/**
 * What time does to held money. Three days after the seller said that he handed the phone over, without a complaint, it is
 * his; but silence counts only where somebody could have spoken. Where neither side says anything for two weeks, an admin
 * looks.
 * @returns null where no time has come
 */
export function passTime({ payment, order, nowMs }: Held, isBuyerClosed: boolean): PaymentChanges | null {
  if (payment.state !== 'paid' || payment.waits !== null) return null;
  const hasCome = (at: Date | null) => at !== null && at.getTime() <= nowMs;
  if (hasCome(silentAt(payment, order))) return { payment: toDecide(payment, 'silent', nowMs) };
  if (!hasCome(releaseAt(order))) return null;
  if (isBuyerClosed) return { payment: toDecide(payment, 'closed', nowMs) };
  return {
    payment: { ...moved(payment, { to: 'payoutDue', by: 'time', nowMs }), nextCheckAt: lateLook(payment) },
    order: { received: true },
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
  throw orderStands(order.status);
}

/** What is answered where a payment stands otherwise. */
export const standing = ({ state }: Payment<Date>) =>
  new DomainError('conflict', PAYMENT_NOTICE.stands(PAYMENT_WORDS[state]));
