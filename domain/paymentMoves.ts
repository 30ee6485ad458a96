import type { PaymentReason, PaymentState, PaymentWait } from './payment.ts';

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
    why: 'he has seen at the gateway that the money is back',
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

/** @returns whether a payment still waits for its buyer's money */
export const isWaiting = (state: PaymentState) => state === 'opening' || state === 'open';

/** @returns whether money that comes now would be the first of this payment */
export const mayStillTake = (state: PaymentState) => MONEY_PLACES[state] === 'none';

/** @returns what of a payment waits for a person, null where nothing does */
export function waitsFor(state: PaymentState, reason: PaymentReason | null): PaymentWait | null {
  if (state === 'review' || (state === 'paid' && reason !== null)) return 'decide';
  if (state === 'refundDue') return 'refund';
  return state === 'payoutDue' ? 'payout' : null;
}
