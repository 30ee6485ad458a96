import { DomainError } from './errors.ts';
import { type PaidOrder, standing } from './heldMoney.ts';
import type { Order } from './order.ts';
import { lateLook } from './paymentClock.ts';
import type { DecidePaymentBody } from './paymentBodies.ts';
import { PAYMENT_NOTICE } from './paymentMessages.ts';
import { freed, moved, type PaymentChanges, type PaymentFacts, sold, whyNotSold } from './paymentVerdict.ts';

type Deciding = Omit<PaymentFacts, 'order'> & {
  order: (PaidOrder & Pick<Order<Date>, 'tranId'>) | undefined;
};

/**
 * An admin decides about money that waits for him. He may also send back what is held or due to the seller.
 * @param said how it stood when he decided, where he says so
 * @throws DomainError `conflict` where there is nothing to decide, where it stands otherwise by now, or where the phone can
 * no longer be had
 */
export function decide(facts: Deciding, { accept, ...said }: DecidePaymentBody): PaymentChanges {
  const { payment } = facts;
  const isSeen = (said.state ?? payment.state) === payment.state;
  if (!isSeen || (said.reason !== undefined && said.reason !== payment.reason)) {
    throw new DomainError('conflict', PAYMENT_NOTICE.changedMeanwhile);
  }
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
