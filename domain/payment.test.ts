import { describe, expect, it, test } from 'vitest';
import { paymentFacts, someTaken } from '../tests/builders/paymentFacts.ts';
import { confirmHandOver, passTime, payOut } from './heldMoney.ts';
import { decide } from './paymentDecision.ts';
import { refunded, seeRefund } from './refund.ts';
import { CHECK_AFTER_MS, PAYMENT_TK, RELEASE_MS, RESERVATION_MS } from './limits.ts';
import {
  isPayableOnline,
  newPayment,
  PAYMENT_REASONS,
  PAYMENT_STATES,
  type PaymentState,
  TRAN_ID,
} from './payment.ts';
import { paymentAnswer } from './paymentAnswer.ts';
import { MONEY_PLACES, PAYMENT_MOVES, paymentMay, type PaymentMover, waitsFor } from './paymentMoves.ts';
import { PAYMENT_REASON_WORDS, PAYMENT_WORDS } from './paymentMessages.ts';
import { endAttempt, foundNothing } from './paymentEnd.ts';
import { judgeTaken, moved, type PaymentChanges } from './paymentVerdict.ts';

const FINAL: readonly PaymentState[] = ['paidOut', 'refunded'];
const HOUR_MS = CHECK_AFTER_MS[2];

/** An old attempt, an order that is paid for, and one that was handed over and complained about. */
const late = (state: PaymentState) => {
  const facts = paymentFacts(state);
  return { ...facts, nowMs: facts.payment.createdAt.getTime() + HOUR_MS };
};
const order = { status: 'paid', resalePrice: 31_500 } as const;
const handedOver = { status: 'handedOver', resalePrice: 31_500 } as const;
const held = { ...paymentFacts('paid'), order };
const complaint = {
  ...paymentFacts('paid', { payment: { reason: 'notReceived', waits: 'decide' } }),
  order: { ...handedOver, received: false },
};
const { nowMs } = held;

/** A verdict for every move of the graph. */
const VERDICTS: readonly [by: PaymentMover, from: PaymentState, changes: PaymentChanges | null][] = [
  ['gateway', 'opening', { payment: moved({ state: 'opening' }, { to: 'open', by: 'gateway', nowMs }) }],
  ['gateway', 'opening', endAttempt(paymentFacts('opening'), { to: 'failed', by: 'gateway' })],
  ...(['opening', 'open'] as const).flatMap((from): (typeof VERDICTS)[number][] => [
    ['gateway', from, judgeTaken(paymentFacts(from), someTaken())],
    ['gateway', from, judgeTaken(paymentFacts(from), someTaken({ isRisky: true }))],
    ['gateway', from, judgeTaken(paymentFacts(from), someTaken({ amount: 1000 }))],
    ['time', from, foundNothing(late(from))],
  ]),
  ...(['failed', 'cancelled', 'expired'] as const).flatMap((state): (typeof VERDICTS)[number][] => [
    ['gateway', 'open', endAttempt(paymentFacts('open'), { to: state, by: 'gateway' })],
    ['gateway', state, judgeTaken(paymentFacts(state), someTaken())],
  ]),
  ['admin', 'review', decide(paymentFacts('review'), { accept: true })],
  ['admin', 'review', decide(paymentFacts('review'), { accept: false })],
  ['buyer', 'paid', confirmHandOver(held)],
  [
    'time',
    'paid',
    passTime({ ...held, order: { ...handedOver, handedOverAt: new Date(nowMs - RELEASE_MS) } }, false),
  ],
  ['admin', 'paid', decide(complaint, { accept: true })],
  ['admin', 'paid', decide(held, { accept: false })],
  [
    'admin',
    'payoutDue',
    payOut(paymentFacts('payoutDue').payment, { reference: 'T', paidOutTo: 'x', nowMs }),
  ],
  ['admin', 'payoutDue', decide({ ...paymentFacts('payoutDue'), order: handedOver }, { accept: false })],
  ['gateway', 'refundDue', refunded({ ...paymentFacts('refundDue'), order: undefined })],
  [
    'admin',
    'refundDue',
    seeRefund({
      ...paymentFacts('refundDue', { payment: { refundAskedAt: new Date(nowMs) } }),
      order: undefined,
    }),
  ],
];

const spoken = (by: PaymentMover, from: PaymentState, to: PaymentState | undefined) =>
  `${by}: ${from} → ${to}`;

describe('the graph of a payment', () => {
  test('every move is taken by a verdict, and no verdict takes another', () => {
    const taken = VERDICTS.map(([by, from, changes]) => spoken(by, from, changes?.payment.state));
    const moves = PAYMENT_MOVES.map(({ by, from, to }) => spoken(by, from, to));
    expect([...new Set(taken)].sort()).toEqual([...new Set(moves)].sort());
    expect(moves).toHaveLength(new Set(moves).size);
  });

  test('every state is reached from the first', () => {
    const reached = new Set<PaymentState>(['opening']);
    for (const state of reached) {
      for (const { from, to } of PAYMENT_MOVES) if (from === state) reached.add(to);
    }
    expect([...reached].sort()).toEqual([...PAYMENT_STATES].sort());
  });

  test('every state but the last two has a way out', () => {
    const left = new Set(PAYMENT_MOVES.map(({ from }) => from));
    expect(PAYMENT_STATES.filter((state) => !left.has(state))).toEqual(FINAL);
  });

  test('nobody but the gateway and time moves a payment that waits', () => {
    const movers = PAYMENT_MOVES.filter(({ from }) => MONEY_PLACES[from] === 'none').map(({ by }) => by);
    expect([...new Set(movers)].sort()).toEqual(['gateway', 'time']);
    expect(paymentMay('buyer', 'open', 'paid')).toBe(false);
    expect(paymentMay('admin', 'open', 'paid')).toBe(false);
  });
});

describe('the money of a payment', () => {
  test('has one place in each state', () => {
    expect(Object.keys(MONEY_PLACES).sort()).toEqual([...PAYMENT_STATES].sort());
  });

  test('once taken is never nowhere again, and what has left stays away', () => {
    const ofTaken = PAYMENT_MOVES.filter(({ from }) => MONEY_PLACES[from] !== 'none');
    expect(ofTaken.map(({ to }) => MONEY_PLACES[to])).not.toContain('none');
    expect(PAYMENT_MOVES.filter(({ from }) => FINAL.includes(from))).toEqual([]);
  });

  test('waits for a person where a person has to do something', () => {
    const waits = Object.fromEntries(PAYMENT_STATES.map((state) => [state, waitsFor(state, null)]));
    expect(waits).toMatchObject({ review: 'decide', refundDue: 'refund', payoutDue: 'payout', paid: null });
    expect(waitsFor('paid', 'notReceived')).toBe('decide');
  });
});

it('a state and a reason have words', () => {
  expect(Object.keys(PAYMENT_WORDS).sort()).toEqual([...PAYMENT_STATES].sort());
  expect(Object.keys(PAYMENT_REASON_WORDS).sort()).toEqual([...PAYMENT_REASONS].sort());
});

it('is online from 10 to 500,000 Tk, whole', () => {
  const { min, max } = PAYMENT_TK;
  expect([min - 1, min, max, max + 1, 10.5].map(isPayableOnline)).toEqual([false, true, true, false, false]);
});

it('a new one reserves its phone for a quarter of an hour and is looked at after two minutes', () => {
  const { title, buyerName, sellerName } = held.payment;
  const names = { productId: 'phone', buyerId: 'buyer', sellerId: 'seller', title, buyerName, sellerName };
  const { payment, reservation } = newPayment('own', 'buyer_phone', { ...names, resalePrice: 100 }, 0);
  expect(reservation).toEqual({ tranId: 'own', buyerId: 'buyer', until: new Date(RESERVATION_MS) });
  expect(payment).toMatchObject({ amount: 100, state: 'opening', taken: null, valId: null, checks: 0 });
  expect(payment.nextCheckAt).toEqual(new Date(CHECK_AFTER_MS[0]));
});

it('is answered without what is the gateway’s or the reconciler’s business', () => {
  const answer = paymentAnswer('own', paymentFacts('paid', { payment: { taken: 3_150_000 } }).payment);
  expect(answer).toMatchObject({ _id: 'own', takenPoisha: 3_150_000, validatedAt: null });
  for (const key of ['valId', 'nextCheckAt', 'checks', 'askedAt', 'refundRef', 'waits', 'taken'])
    expect(answer).not.toHaveProperty(key);
});

it('an id is ours alone', () => {
  expect(TRAN_ID.test(`BNS${'0a'.repeat(12)}`)).toBe(true);
  expect(TRAN_ID.test(`BNS${'0A'.repeat(12)}`)).toBe(false);
});
