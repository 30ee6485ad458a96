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

/** An id of a payment, ours alone to make: the gateway takes 30 characters, and nobody may guess one. */
export const TRAN_ID = /^BNS[0-9a-f]{24}$/;

/** Who moves a payment; 'gateway' is what the gateway itself answers when it is asked, never a message. */
export type PaymentMover = 'buyer' | 'gateway' | 'time' | 'admin';

type PaymentMove = { from: PaymentState; to: PaymentState; by: PaymentMover; why: string };

/** The graph of a payment's life: from, to, by whom and why (architecture "Money"). */
export const PAYMENT_MOVES: readonly PaymentMove[] = [
  { from: 'opening', to: 'open', by: 'gateway', why: 'it has opened a session' },
  { from: 'opening', to: 'failed', by: 'gateway', why: 'it opens no session' },
  ...(['opening', 'open'] as const).flatMap((from): PaymentMove[] => [
    { from, to: 'paid', by: 'gateway', why: 'it vouches for the whole amount, and the phone is free' },
    { from, to: 'review', by: 'gateway', why: 'it vouches for the amount and warns of a risk' },
    { from, to: 'refundDue', by: 'gateway', why: 'it has taken money that buys nothing' },
    { from, to: 'expired', by: 'time', why: 'an hour has passed and it knows of no money' },
  ]),
  { from: 'open', to: 'failed', by: 'gateway', why: 'it says that it took no money' },
  { from: 'open', to: 'cancelled', by: 'gateway', why: 'the buyer turned back there' },
  { from: 'open', to: 'expired', by: 'gateway', why: 'its session has ended' },
  ...(['failed', 'cancelled', 'expired'] as const).map(
    (from): PaymentMove => ({
      from,
      to: 'refundDue',
      by: 'gateway',
      why: 'it has taken the money too late',
    }),
  ),
  { from: 'review', to: 'paid', by: 'admin', why: 'he accepts it' },
  { from: 'review', to: 'refundDue', by: 'admin', why: 'he rejects it' },
  { from: 'paid', to: 'payoutDue', by: 'buyer', why: 'he has got the phone' },
  { from: 'paid', to: 'payoutDue', by: 'time', why: 'three days after the hand-over nobody has complained' },
  { from: 'paid', to: 'payoutDue', by: 'admin', why: 'he looked at it and gives it to the seller' },
  { from: 'paid', to: 'refundDue', by: 'admin', why: 'the buyer shall have his money back' },
  { from: 'payoutDue', to: 'paidOut', by: 'admin', why: 'he has sent the money to the seller' },
  { from: 'payoutDue', to: 'refundDue', by: 'admin', why: 'the buyer shall have his money back after all' },
  { from: 'refundDue', to: 'refunded', by: 'gateway', why: 'it has sent the money back' },
  {
    from: 'refundDue',
    to: 'refunded',
    by: 'admin',
    why: 'he has seen there that the money is back, whose answer was lost',
  },
];

/** @returns whether this mover may take a payment from one state to the other */
export function paymentMay(by: PaymentMover, from: PaymentState, to: PaymentState): boolean {
  return PAYMENT_MOVES.some((move) => move.from === from && move.to === to && move.by === by);
}

/** Where the money of a payment is: every taken Taka is in exactly one of these places. */
export type MoneyPlace = 'none' | 'held' | 'payoutDue' | 'paidOut' | 'refundDue' | 'refunded';

export const MONEY_PLACES: Readonly<Record<PaymentState, MoneyPlace>> = {
  opening: 'none',
  open: 'none',
  failed: 'none',
  cancelled: 'none',
  expired: 'none',
  review: 'held',
  paid: 'held',
  payoutDue: 'payoutDue',
  paidOut: 'paidOut',
  refundDue: 'refundDue',
  refunded: 'refunded',
};

/** What an admin has to do about a payment. */
export type PaymentWait = 'decide' | 'refund' | 'payout';

/** @returns what of a payment waits for a person, null where nothing does */
export function waitsFor(state: PaymentState, reason: PaymentReason | null): PaymentWait | null {
  if (state === 'review' || (state === 'paid' && reason !== null)) return 'decide';
  if (state === 'refundDue') return 'refund';
  return state === 'payoutDue' ? 'payout' : null;
}

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
