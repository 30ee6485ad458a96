import { DomainError } from './errors.ts';
import { standing } from './heldMoney.ts';
import { REFUND_CLAIM_MS } from './limits.ts';
import type { Order } from './order.ts';
import type { Payment } from './payment.ts';
import { lateLook } from './paymentClock.ts';
import { PAYMENT_NOTICE } from './paymentMessages.ts';
import type { PaymentMover } from './paymentMoves.ts';
import { moved, type PaymentChanges } from './paymentVerdict.ts';

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
    // It waits as long as it did: its place in the admins' list stays.
    payment: { refundAskedAt: now, refundClaim: new Date(nowMs + REFUND_CLAIM_MS) },
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
 * An admin has seen at the gateway that the money is back: the answer to our request was lost, or the refund was made at the
 * gateway's own desk.
 * @returns null where that is known
 * @throws DomainError `conflict` where none is due
 */
export function seeRefund(facts: Back): PaymentChanges | null {
  const { payment } = facts;
  if (payment.state === 'refunded') return null;
  if (payment.state !== 'refundDue') throw standing(payment);
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
