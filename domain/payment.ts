import { CHECK_AFTER_MS, PAYMENT_TK, RESERVATION_MS } from './limits.ts';
import type { Order } from './order.ts';

/**
 * `opening`: the phone is reserved, the gateway is asked for a session. `open`: the buyer is at the gateway. The next
 * three ended without money. From `review` on the money has been taken.
 */
export const PAYMENT_STATES = [
  'opening',
  'open',
  'failed',
  'cancelled',
  'expired',
  'review',
  'paid',
  'payoutDue',
  'paidOut',
  'refundDue',
  'refunded',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Why a payment stands as it does, where the state alone does not say. */
export const PAYMENT_REASONS = [
  'noSession',
  'risky',
  'notReceived',
  'silent',
  'closed',
  'wrongAmount',
  'otherCurrency',
  'late',
  'paidTwice',
  'soldToOther',
  'phoneGone',
  'orderOver',
  'rejected',
  'complaintUpheld',
] as const;
export type PaymentReason = (typeof PAYMENT_REASONS)[number];

/** What an admin has to do about a payment. */
export type PaymentWait = 'decide' | 'refund' | 'payout';

/** An id of a payment, ours alone to make: the gateway takes 30 characters, and nobody may guess one. */
export const TRAN_ID = /^BNS[0-9a-f]{24}$/;

/** `payments/{tranId}`: one attempt to pay for a booking. Money in whole Tk, but for what the gateway says. */
export type Payment<Time> = {
  orderId: string;
  productId: string;
  buyerId: string;
  sellerId: string;
  title: string;
  buyerName: string;
  sellerName: string;
  /** What is to be paid: the agreed price, whole Tk. */
  amount: number;
  state: PaymentState;
  reason: PaymentReason | null;
  waits: PaymentWait | null;
  createdAt: Time;
  updatedAt: Time;
  /** Until when the phone is reserved for it. */
  until: Time;
  /** When the reconciler looks next; null where nothing is left to look for. */
  nextCheckAt: Time | null;
  /** How often it has looked and found nothing. */
  checks: number;
  /** When the gateway was last asked what it knows of it, all of it: not about one val_id alone. */
  askedAt: Time | null;
  /** When the buyer came back, or the gateway wrote. */
  answerSeenAt: Time | null;
  /** When the gateway vouched for the money. */
  validatedAt: Time | null;
  /** What it has taken, in poisha. */
  taken: number | null;
  valId: string | null;
  bankTranId: string | null;
  /** How it was paid: `BKASH-BKash`. */
  cardType: string | null;
  /** When the refund was asked for, and how the gateway calls it. */
  refundAskedAt: Time | null;
  /** Until when the request for it has the gateway's ear alone; null once it has answered. */
  refundClaim: Time | null;
  refundRef: string | null;
  /** How the seller got it: the transfer's reference, and to which account, all but its last digits hidden. */
  payoutReference: string | null;
  paidOutTo: string | null;
};

/** `reservations/{productId}`: a payment that is under way holds the phone until then. */
export type Reservation<Time> = { tranId: string; buyerId: string; until: Time };

/** `paymentSessions/{tranId}`: where the buyer pays; functions alone read it. */
export type PaymentSession = { sessionKey: string; gatewayUrl: string };

/** Whether a price can be paid online (contract sslcommerz §1). @param tk whole Tk */
export const isPayableOnline = (tk: number) =>
  Number.isInteger(tk) && tk >= PAYMENT_TK.min && tk <= PAYMENT_TK.max;

/** The documents of a new attempt, written in one commit. */
export function newPayment(
  tranId: string,
  orderId: string,
  order: Pick<
    Order<unknown>,
    'productId' | 'buyerId' | 'sellerId' | 'title' | 'buyerName' | 'sellerName' | 'resalePrice'
  >,
  nowMs: number,
): { payment: Payment<Date>; reservation: Reservation<Date> } {
  const { productId, buyerId, sellerId, title, buyerName, sellerName } = order;
  const now = new Date(nowMs);
  const until = new Date(nowMs + RESERVATION_MS);
  return {
    reservation: { tranId, buyerId, until },
    payment: {
      orderId,
      productId,
      buyerId,
      sellerId,
      title,
      buyerName,
      sellerName,
      amount: order.resalePrice,
      state: 'opening',
      reason: null,
      waits: null,
      createdAt: now,
      updatedAt: now,
      until,
      nextCheckAt: new Date(nowMs + CHECK_AFTER_MS[0]),
      checks: 0,
      askedAt: null,
      answerSeenAt: null,
      validatedAt: null,
      taken: null,
      valId: null,
      bankTranId: null,
      cardType: null,
      refundAskedAt: null,
      refundClaim: null,
      refundRef: null,
      payoutReference: null,
      paidOutTo: null,
    },
  };
}
