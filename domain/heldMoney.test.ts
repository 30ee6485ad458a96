import { describe, expect, it, test } from 'vitest';
import { paymentFacts } from '../tests/builders/paymentFacts.ts';
import { closing } from './copies.ts';
import { complain, confirmHandOver, payOut, passTime, sayHandedOver } from './heldMoney.ts';
import { decide } from './paymentDecision.ts';
import { askForRefund, refunded, seeRefund } from './refund.ts';
import { LATE_LOOK_MS, REFUND_CLAIM_MS, RELEASE_MS, SILENT_MS } from './limits.ts';
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
/** Nobody has asked the gateway since the day was over. */
const lateAt = new Date(payment.createdAt.getTime() + LATE_LOOK_MS);
/** That look is done. */
const looked = { ...payment, askedAt: lateAt };

describe('the buyer of a paid order', () => {
  it('says that he has it: the money is the seller’s', () => {
    expect(confirmHandOver(held())).toEqual({
      payment: { state: 'payoutDue', reason: null, waits: 'payout', updatedAt: at, nextCheckAt: lateAt },
      order: { status: 'handedOver', received: true, handedOverAt: at },
    });
  });

  it('does not change when it was handed over, and says so once', () => {
    expect(confirmHandOver(held('handedOver'))?.order).toEqual({ status: 'handedOver', received: true });
    for (const state of ['payoutDue', 'paidOut'] as const)
      expect(confirmHandOver({ ...held('handedOver', true), payment: { ...payment, state } })).toBeNull();
  });

  it('may have it after all, as long as nobody has decided', () => {
    expect(confirmHandOver(held('handedOver', false))?.payment).toMatchObject({ state: 'payoutDue' });
    const decided = { ...held('handedOver', false), payment: { ...payment, state: 'refundDue' as const } };
    expect(() => confirmHandOver(decided)).toThrow(conflict);
  });

  it('complains before the hand-over and after it: an admin decides, and nothing is released', () => {
    for (const status of ['paid', 'handedOver'] as const) {
      expect(complain(held(status))).toEqual({
        payment: { reason: 'notReceived', waits: 'decide', nextCheckAt: lateAt, updatedAt: at },
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
    expect(said?.payment.nextCheckAt).toEqual(lateAt);
    expect(sayHandedOver({ ...held(), payment: looked })?.payment.nextCheckAt).toEqual(
      new Date(nowMs + RELEASE_MS),
    );
    expect(sayHandedOver(held('handedOver'))).toBeNull();
  });

  it('does not stop a complaint by it', () => {
    const complained = { ...looked, reason: 'notReceived', waits: 'decide' } as const;
    const said = sayHandedOver({ ...held('paid', false), payment: complained });
    expect(said?.payment).toEqual({ updatedAt: at, nextCheckAt: null });
  });

  it('speaks where both had been silent: nothing waits for an admin any more', () => {
    const silent = { ...looked, reason: 'silent', waits: 'decide' } as const;
    expect(sayHandedOver({ ...held(), payment: silent })?.payment).toMatchObject({
      reason: null,
      waits: null,
      nextCheckAt: new Date(nowMs + RELEASE_MS),
    });
  });

  it('cannot hand over what is not paid for', () => {
    for (const status of ['booked', 'refundDue', 'refunded'] as const)
      expect(() => sayHandedOver(held(status))).toThrow(conflict);
  });
});

describe('time', () => {
  const handed = (received?: boolean) => ({ ...orderOf('handedOver', received), handedOverAt: at });
  const after = (ms: number, order: Parameters<typeof passTime>[0]['order'], isBuyerClosed = false) =>
    passTime({ payment, order, nowMs: nowMs + ms }, isBuyerClosed);

  test('three days after the hand-over the money is the seller’s, not a moment before', () => {
    expect(RELEASE_MS).toBe(3 * 24 * 60 * 60 * 1000);
    expect(after(RELEASE_MS - 1, handed())).toBeNull();
    expect(after(RELEASE_MS, handed())).toMatchObject({
      payment: { state: 'payoutDue' },
      order: { received: true },
    });
  });

  test('it is not where the buyer has complained, nor before anybody has handed it over', () => {
    expect(after(RELEASE_MS, handed(false))).toBeNull();
    expect(after(RELEASE_MS, orderOf('paid'))).toBeNull();
    expect(after(RELEASE_MS, orderOf('handedOver'))).toBeNull();
  });

  test('an admin decides where the buyer cannot speak any more', () => {
    expect(after(RELEASE_MS, handed(), true)?.payment).toMatchObject({ reason: 'closed', waits: 'decide' });
    expect(after(RELEASE_MS - 1, handed(), true)).toBeNull();
  });

  test('an admin looks where neither side has said anything for two weeks', () => {
    const paidAt = { ...payment, validatedAt: at };
    const still = (ms: number, received?: boolean) =>
      passTime({ payment: paidAt, order: orderOf('paid', received), nowMs: nowMs + ms }, false);
    expect(still(SILENT_MS - 1)).toBeNull();
    expect(still(SILENT_MS)?.payment).toMatchObject({ reason: 'silent', waits: 'decide' });
    expect(still(SILENT_MS, false)).toBeNull();
  });
});

describe('an admin', () => {
  const complained = factsOf(orderOf('handedOver', false), {
    ...payment,
    reason: 'notReceived',
    waits: 'decide',
  });

  it('accepts a payment with a risk: it is as if it were paid just now', () => {
    expect(decide(paymentFacts('review'), { accept: true })).toMatchObject({
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
  ])('cannot accept what is no longer to be had: %s', (_reason, over) => {
    expect(() => decide({ ...paymentFacts('review'), ...over }, { accept: true })).toThrow(conflict);
    expect(decide({ ...paymentFacts('review'), ...over }, { accept: false })).not.toHaveProperty('order');
  });

  it('rejects it: the money goes back and the phone is free', () => {
    const decided = decide(paymentFacts('review'), { accept: false });
    expect(decided).toMatchObject({
      payment: { state: 'refundDue', reason: 'rejected' },
      reservation: 'free',
    });
  });

  it('upholds a complaint, or turns it down', () => {
    expect(decide(complained, { accept: false })).toMatchObject({
      payment: { state: 'refundDue', reason: 'complaintUpheld' },
      order: { status: 'refundDue' },
    });
    expect(decide(complained, { accept: true })).toMatchObject({
      payment: { state: 'payoutDue', reason: null },
      order: { status: 'handedOver', received: true },
    });
  });

  it('sends back what is held without a complaint, and turns down none that is not there', () => {
    expect(decide(factsOf(orderOf('paid')), { accept: false }).payment).toMatchObject({ reason: 'rejected' });
    expect(() => decide(factsOf(orderOf('paid')), { accept: true })).toThrow(conflict);
    const due = { ...payment, state: 'payoutDue' } as const;
    expect(decide(factsOf(orderOf('handedOver', true), due), { accept: false })).toMatchObject({
      payment: { state: 'refundDue', reason: 'rejected' },
      order: { status: 'refundDue' },
    });
  });

  it('puts a phone back on the market that never changed hands', () => {
    expect(decide(factsOf(orderOf('paid')), { accept: false }).product).toEqual({
      isSold: false,
      isPaid: false,
    });
    expect(decide(factsOf(orderOf('handedOver')), { accept: false })).not.toHaveProperty('product');
  });

  it('decides about what he saw, not about what became of it meanwhile', () => {
    const due = factsOf(orderOf('handedOver', true), { ...payment, state: 'payoutDue' });
    expect(() => decide(due, { accept: false, state: 'paid', reason: 'notReceived' })).toThrow(conflict);
    expect(decide(due, { accept: false, state: 'payoutDue', reason: null }).payment.state).toBe('refundDue');
    const silent = { accept: true, state: 'paid', reason: 'silent' } as const;
    expect(() => decide(complained, silent)).toThrow(conflict);
    expect(decide(complained, { ...silent, reason: 'notReceived' }).payment.state).toBe('payoutDue');
  });

  it('has nothing to decide in any other state', () => {
    const others = PAYMENT_STATES.filter((state) => state !== 'review' && state !== 'paid');
    for (const state of others) expect(() => decide(paymentFacts(state), { accept: true })).toThrow(conflict);
    for (const state of others.filter((one) => one !== 'payoutDue'))
      expect(() => decide(paymentFacts(state), { accept: false })).toThrow(conflict);
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
    const refundClaim = new Date(nowMs + REFUND_CLAIM_MS);
    expect(askForRefund(due, nowMs).payment).toEqual({ refundAskedAt: at, refundClaim });
    for (const state of PAYMENT_STATES.filter((one) => one !== 'refundDue'))
      expect(() => askForRefund({ ...payment, state }, nowMs)).toThrow(conflict);
  });

  it('an admin has seen arrive, whether or not one was asked for here', () => {
    const order = { status: 'refundDue', tranId } as const;
    const asked = { tranId, payment: { ...due, refundAskedAt: at }, order, nowMs };
    expect(seeRefund(asked)).toMatchObject({ payment: { state: 'refunded' }, order: { status: 'refunded' } });
    expect(seeRefund({ ...asked, payment: { ...due, state: 'refunded' } })).toBeNull();
    expect(seeRefund({ ...asked, payment: due })?.payment.state).toBe('refunded');
    expect(() => seeRefund({ ...asked, payment: { ...payment, refundAskedAt: at } })).toThrow(conflict);
  });

  it('is asked for by one at a time', () => {
    const asked = { ...due, ...askForRefund(due, nowMs).payment };
    expect(() => askForRefund(asked, nowMs + REFUND_CLAIM_MS - 1)).toThrow(conflict);
    expect(askForRefund(asked, nowMs + REFUND_CLAIM_MS).payment).toHaveProperty('refundAskedAt');
  });

  it('that is back is so for payment and order, and keeps its reason', () => {
    const order = { status: 'refundDue', tranId } as const;
    expect(refunded({ tranId, payment: due, order, nowMs })).toMatchObject({
      payment: { state: 'refunded', reason: 'rejected', waits: null, nextCheckAt: lateAt },
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
    decide(factsOf(orderOf('paid'), { ...payment, reason: 'notReceived', waits: 'decide' }), { accept: true })
      .order?.status,
  ],
  ['server', 'paid', decide(factsOf(orderOf('paid')), { accept: false }).order?.status],
  ['server', 'handedOver', decide(factsOf(orderOf('handedOver')), { accept: false }).order?.status],
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
