import { DomainError } from './errors.ts';
import { REFUND_CLAIM_MS } from './limits.ts';
import { API_NOTICE } from './messages.ts';
import { ORDER_WORDS, type Order } from './order.ts';
import type { Payment, PaymentMover } from './payment.ts';
import { lateLook, nextLook, releaseAt, silentAt } from './paymentClock.ts';
import { PAYMENT_NOTICE, PAYMENT_WORDS } from './paymentMessages.ts';
import { freed, moved, type PaymentChanges, type PaymentFacts, sold, whyNotSold } from './paymentVerdict.ts';

type PaidOrder = Pick<Order<Date>, 'status' | 'received' | 'resalePrice' | 'handedOverAt'>;
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

type Deciding = Omit<PaymentFacts, 'order'> & {
  order: (PaidOrder & Pick<Order<Date>, 'tranId'>) | undefined;
};

/**
 * An admin decides about money that waits for him. He may also send back what is held or due to the seller.
 * @throws DomainError `conflict` where there is nothing to decide, or the phone can no longer be had
 */
export function decide(facts: Deciding, accept: boolean): PaymentChanges {
  const { payment } = facts;
  if (payment.state === 'review') return decideReview(facts, accept);
  if (payment.state !== 'paid' && (payment.state !== 'payoutDue' || accept)) throw standing(payment);
  return accept ? giveToSeller(facts) : sendBack(facts);
}

function decideReview(facts: Deciding, accept: boolean): PaymentChanges {
  const { payment, nowMs } = facts;
  const move = { by: 'admin', nowMs } as const;
  if (!accept)
    return { payment: moved(payment, { ...move, to: 'refundDue', reason: 'rejected' }), ...freed(facts) };
  if (whyNotSold(facts) !== null) throw new DomainError('conflict', PAYMENT_NOTICE.cannotBuy);
  return { payment: moved(payment, { ...move, to: 'paid' }), ...sold(facts) };
}

function giveToSeller({ payment, nowMs }: Deciding): PaymentChanges {
  if (payment.waits === null) throw new DomainError('conflict', PAYMENT_NOTICE.notWaiting);
  return {
    payment: {
      ...moved(payment, { to: 'payoutDue', by: 'admin', nowMs }),
      nextCheckAt: lateLook(payment),
    },
    order: { status: 'handedOver', received: true },
  };
}

/** A phone that never changed hands is for sale again. */
function sendBack({ payment, order, product, nowMs }: Deciding): PaymentChanges {
  const reason = order?.received === false ? 'complaintUpheld' : 'rejected';
  const isWithSeller = order?.status === 'paid' && product !== undefined;
  return {
    payment: {
      ...moved(payment, { to: 'refundDue', by: 'admin', reason, nowMs }),
      nextCheckAt: lateLook(payment),
    },
    order: { status: 'refundDue' },
    ...(isWithSeller && { product: { isSold: false, isPaid: false } }),
  };
}

/**
 * The refund of a payment is asked for.
 * @returns what is written before the gateway is asked
 * @throws DomainError `conflict` where none is due, or somebody has just asked for it
 */
export function askForRefund(payment: Payment<Date>, nowMs: number): PaymentChanges {
  if (payment.state !== 'refundDue') throw standing(payment);
  const isClaimed = payment.refundClaim !== null && payment.refundClaim.getTime() > nowMs;
  if (isClaimed) throw new DomainError('conflict', PAYMENT_NOTICE.refundAsked);
  const now = new Date(nowMs);
  return {
    payment: { refundAskedAt: now, refundClaim: new Date(nowMs + REFUND_CLAIM_MS), updatedAt: now },
  };
}

/**
 * The gateway has sent the money back.
 * @returns null where that is known
 */
export function refunded(facts: Back): PaymentChanges | null {
  return facts.payment.state === 'refundDue' ? sentBack(facts, 'gateway') : null;
}

/**
 * A refund whose answer was lost is refused when it is asked for again; an admin has seen at the gateway that it was made.
 * @returns null where that is known
 * @throws DomainError `conflict` where none was asked for
 */
export function seeRefund(facts: Back): PaymentChanges | null {
  const { payment } = facts;
  if (payment.state === 'refunded') return null;
  if (payment.state !== 'refundDue' || payment.refundAskedAt === null) throw standing(payment);
  return sentBack(facts, 'admin');
}

type Back = {
  tranId: string;
  payment: Payment<Date>;
  order: Pick<Order<unknown>, 'status' | 'tranId'> | undefined;
  nowMs: number;
};

function sentBack({ tranId, payment, order, nowMs }: Back, by: PaymentMover): PaymentChanges {
  const isItsOrder = order?.status === 'refundDue' && order.tranId === tranId;
  return {
    payment: {
      ...moved(payment, { to: 'refunded', by, reason: payment.reason, nowMs }),
      nextCheckAt: lateLook(payment),
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
