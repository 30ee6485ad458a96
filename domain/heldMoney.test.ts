import { describe, expect, it, test } from 'vitest';
import { paymentFacts } from '../tests/builders/paymentFacts.ts';
import { closing } from './copies.ts';
import {
  askForRefund,
  complain,
  confirmHandOver,
  decide,
  payOut,
  refunded,
  release,
  sayHandedOver,
} from './heldMoney.ts';
import { RELEASE_MS } from './limits.ts';
import { ORDER_MOVES, ORDER_STATUSES, type OrderMover, type OrderStatus } from './order.ts';
import { PAYMENT_STATES } from './payment.ts';
import { sold } from './paymentVerdict.ts';
import { sell } from './selling.ts';

const conflict = expect.objectContaining({ code: 'conflict' });
const { payment, nowMs, tranId } = paymentFacts('paid');
const orderOf = (status: OrderStatus, received?: boolean) => ({
  status,
  resalePrice: payment.amount,
  ...(received !== undefined && { received }),
});
const held = (status: OrderStatus = 'paid', received?: boolean) => ({
  payment,
  nowMs,
  order: orderOf(status, received),
});
const factsOf = (order: ReturnType<typeof orderOf>, over = payment) => ({
  ...paymentFacts('paid'),
  payment: over,
  order,
});
const at = new Date(nowMs);

describe('the buyer of a paid order', () => {
  it('says that he has it: the money is the seller’s', () => {
    expect(confirmHandOver(held())).toEqual({
      payment: { state: 'payoutDue', reason: null, waits: 'payout', updatedAt: at, nextCheckAt: null },
      order: { status: 'handedOver', received: true, handedOverAt: at },
    });
  });

  it('does not change when it was handed over, and says so once', () => {
    expect(confirmHandOver(held('handedOver'))?.order).toEqual({ status: 'handedOver', received: true });
    expect(confirmHandOver(held('handedOver', true))).toBeNull();
  });

  it('may have it after all, as long as nobody has decided', () => {
    expect(confirmHandOver(held('handedOver', false))?.payment).toMatchObject({ state: 'payoutDue' });
    const decided = { ...held('handedOver', false), payment: { ...payment, state: 'refundDue' as const } };
    expect(() => confirmHandOver(decided)).toThrow(conflict);
  });

  it('complains before the hand-over and after it: an admin decides, and nothing is released', () => {
    for (const status of ['paid', 'handedOver'] as const) {
      expect(complain(held(status))).toEqual({
        payment: { reason: 'notReceived', waits: 'decide', nextCheckAt: null, updatedAt: at },
        order: { received: false },
      });
      expect(complain(held(status, false))).toBeNull();
    }
  });

  it('cannot complain once the money is the seller’s, nor about what he did not pay for', () => {
    for (const state of ['payoutDue', 'paidOut', 'refundDue', 'refunded'] as const)
      expect(() => complain({ ...held('handedOver'), payment: { ...payment, state } })).toThrow(conflict);
    expect(() => complain(held('booked'))).toThrow(conflict);
    expect(() => confirmHandOver(held('booked'))).toThrow(conflict);
  });
});

describe('the seller of a paid order', () => {
  it('says that he has handed it over: three days later it is looked at', () => {
    const said = sayHandedOver(held());
    expect(said?.order).toEqual({ status: 'handedOver', handedOverAt: at });
    expect(said?.payment.nextCheckAt).toEqual(new Date(nowMs + RELEASE_MS));
    expect(sayHandedOver(held('handedOver'))).toBeNull();
  });

  it('does not stop a complaint by it', () => {
    expect(sayHandedOver(held('paid', false))?.payment.nextCheckAt).toBe(payment.nextCheckAt);
  });

  it('cannot hand over what is not paid for', () => {
    for (const status of ['booked', 'refundDue', 'refunded'] as const)
      expect(() => sayHandedOver(held(status))).toThrow(conflict);
  });
});

describe('three days after the hand-over', () => {
  const after = (ms: number, received?: boolean) =>
    release({ ...held('handedOver', received), nowMs: nowMs + ms }, nowMs);

  test('the money is the seller’s, not a moment before', () => {
    expect(RELEASE_MS).toBe(3 * 24 * 60 * 60 * 1000);
    expect(after(RELEASE_MS - 1)).toBeNull();
    expect(after(RELEASE_MS)).toMatchObject({ payment: { state: 'payoutDue' }, order: { received: true } });
  });

  test('it is not where the buyer has complained, nor before anybody has handed it over', () => {
    expect(after(RELEASE_MS, false)).toBeNull();
    expect(release({ ...held(), nowMs: nowMs + RELEASE_MS }, nowMs)).toBeNull();
    expect(release({ ...held('handedOver'), nowMs: nowMs + RELEASE_MS }, undefined)).toBeNull();
  });
});

describe('an admin', () => {
  const complained = factsOf(orderOf('handedOver', false), { ...payment, reason: 'notReceived' });

  it('accepts a payment with a risk: it is as if it were paid just now', () => {
    expect(decide(paymentFacts('review'), true)).toMatchObject({
      payment: { state: 'paid', reason: null },
      order: { status: 'paid', isPaid: true, tranId },
      product: { isSold: true, isPaid: true },
      reservation: 'free',
    });
  });

  it.each([
    ['phoneGone', { product: undefined }],
    ['soldToOther', { product: { isSold: true, isHidden: false } }],
    ['orderOver', { order: orderOf('cancelled') }],
  ])('cannot accept what is no longer to be had: %s', (reason, over) => {
    const decided = decide({ ...paymentFacts('review'), ...over }, true);
    expect(decided.payment).toMatchObject({ state: 'refundDue', reason, waits: 'refund' });
    expect(decided).not.toHaveProperty('order');
  });

  it('rejects it: the money goes back and the phone is free', () => {
    const decided = decide(paymentFacts('review'), false);
    expect(decided).toMatchObject({
      payment: { state: 'refundDue', reason: 'rejected' },
      reservation: 'free',
    });
  });

  it('upholds a complaint, or turns it down', () => {
    expect(decide(complained, false)).toMatchObject({
      payment: { state: 'refundDue', reason: 'complaintUpheld' },
      order: { status: 'refundDue' },
    });
    expect(decide(complained, true)).toMatchObject({
      payment: { state: 'payoutDue', reason: null },
      order: { status: 'handedOver' },
    });
  });

  it('sends back what is held without a complaint, and turns down none that is not there', () => {
    expect(decide(factsOf(orderOf('paid')), false).payment).toMatchObject({ reason: 'rejected' });
    expect(() => decide(factsOf(orderOf('paid')), true)).toThrow(conflict);
  });

  it('has nothing to decide in any other state', () => {
    const others = PAYMENT_STATES.filter((state) => state !== 'review' && state !== 'paid');
    for (const state of others) expect(() => decide(paymentFacts(state), true)).toThrow(conflict);
  });

  it('pays out once, under one reference', () => {
    const to = { reference: 'TRX1', paidOutTo: 'bKash …5678', nowMs };
    expect(payOut({ ...payment, state: 'payoutDue' }, to)?.payment).toMatchObject({
      state: 'paidOut',
      payoutReference: 'TRX1',
      paidOutTo: 'bKash …5678',
    });
    const paidOut = { ...payment, state: 'paidOut' as const, payoutReference: 'TRX1' };
    expect(payOut(paidOut, to)).toBeNull();
    expect(() => payOut(paidOut, { ...to, reference: 'TRX2' })).toThrow(conflict);
    expect(() => payOut(payment, to)).toThrow(conflict);
  });
});

describe('a refund', () => {
  const due = { ...payment, state: 'refundDue' as const, reason: 'rejected' as const };

  it('is asked for where one is due', () => {
    expect(askForRefund(due, nowMs).payment).toEqual({ refundAskedAt: at, updatedAt: at });
    for (const state of PAYMENT_STATES.filter((one) => one !== 'refundDue'))
      expect(() => askForRefund({ ...payment, state }, nowMs)).toThrow(conflict);
  });

  it('that is back is so for payment and order, and keeps its reason', () => {
    const order = { status: 'refundDue', tranId } as const;
    expect(refunded({ tranId, payment: due, order, nowMs })).toMatchObject({
      payment: { state: 'refunded', reason: 'rejected', waits: null, nextCheckAt: null },
      order: { status: 'refunded' },
    });
    expect(refunded({ tranId, payment: { ...due, state: 'refunded' }, order, nowMs })).toBeNull();
  });

  it('leaves an order alone that another payment has paid for', () => {
    const order = { status: 'refundDue', tranId: 'other' } as const;
    expect(refunded({ tranId, payment: due, order, nowMs })).not.toHaveProperty('order');
  });
});

/** What every move of an order's graph is made by, but for what two people do in person (order.test.ts). */
const TAKEN: readonly [by: OrderMover, from: OrderStatus, to: OrderStatus | undefined][] = [
  ['server', 'booked', sold({ tranId, reservation: undefined }).order?.status],
  ['buyer', 'paid', confirmHandOver(held())?.order?.status],
  ['seller', 'paid', sayHandedOver(held())?.order?.status],
  [
    'server',
    'paid',
    decide(factsOf(orderOf('paid'), { ...payment, reason: 'notReceived' }), true).order?.status,
  ],
  ['server', 'paid', decide(factsOf(orderOf('paid')), false).order?.status],
  ['server', 'handedOver', decide(factsOf(orderOf('handedOver')), false).order?.status],
  [
    'server',
    'refundDue',
    refunded({
      tranId,
      payment: { ...payment, state: 'refundDue' },
      order: { status: 'refundDue', tranId },
      nowMs,
    })?.order?.status,
  ],
  ['server', 'booked', closing({ status: 'booked' }, 'soldToOther').status],
  [
    'seller',
    'booked',
    sell('p', { isSold: false }, { booking: { productId: 'p', status: 'booked' } }, false)?.order?.status,
  ],
];

describe('the graph of an order', () => {
  test('every move that money makes is taken by a verdict, and none leaves the graph', () => {
    const moves = ORDER_MOVES.flatMap(({ by, from, to }) => by.map((one) => `${one}: ${from} → ${to}`));
    const taken = TAKEN.map(([by, from, to]) => `${by}: ${from} → ${to}`);
    expect(taken.filter((move) => !moves.includes(move))).toEqual([]);
    expect(moves.filter((move) => !taken.includes(move)).sort()).toEqual([
      'buyer: booked → cancelled',
      'buyer: cancelled → booked',
      'seller: booked → declined',
      'server: booked → handedOver',
    ]);
  });

  test('every state but the last has a way out', () => {
    const left = new Set(ORDER_MOVES.map(({ from }) => from));
    expect(ORDER_STATUSES.filter((status) => !left.has(status))).toEqual(['declined', 'closed', 'refunded']);
  });
});
