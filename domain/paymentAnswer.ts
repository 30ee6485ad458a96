import type { Payment } from './payment.ts';

/** A payment over REST, for its buyer, the phone's seller and admins; times are ISO, `takenPoisha` what the gateway took. */
export type PaymentAnswer = Pick<
  Payment<string>,
  | 'orderId'
  | 'productId'
  | 'buyerId'
  | 'sellerId'
  | 'title'
  | 'buyerName'
  | 'sellerName'
  | 'amount'
  | 'state'
  | 'reason'
  | 'createdAt'
  | 'updatedAt'
  | 'until'
  | 'answerSeenAt'
  | 'validatedAt'
  | 'cardType'
  | 'bankTranId'
  | 'refundAskedAt'
  | 'payoutReference'
  | 'paidOutTo'
> & { _id: string; takenPoisha: number | null };

/** @returns the payment as it is answered */
export function paymentAnswer(_id: string, payment: Payment<Date>): PaymentAnswer {
  const {
    nextCheckAt: _next,
    checks: _checks,
    askedAt: _asked,
    waits: _waits,
    valId: _val,
    ...shown
  } = payment;
  const { taken, refundRef: _ref, refundClaim: _claim, ...rest } = shown;
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    ...rest,
    _id,
    takenPoisha: taken,
    createdAt: rest.createdAt.toISOString(),
    updatedAt: rest.updatedAt.toISOString(),
    until: rest.until.toISOString(),
    answerSeenAt: iso(rest.answerSeenAt),
    validatedAt: iso(rest.validatedAt),
    refundAskedAt: iso(rest.refundAskedAt),
  };
}
