import { describe, expect, it, test } from 'vitest';
import { paymentFacts, someTaken } from '../tests/builders/paymentFacts.ts';
import { CHECK_AFTER_MS, LATE_LOOK_MS } from './limits.ts';
import { endAttempt, foundNothing } from './paymentEnd.ts';
import { judgeTaken, moved, paidTwice, type PaymentFacts, UNTIL_DECIDED } from './paymentVerdict.ts';
import { mayStillTake } from './paymentMoves.ts';

const open = paymentFacts('open');
const BEGUN_MS = open.payment.createdAt.getTime();
const others = { tranId: 'other', buyerId: 'buyer-2' };
const SOON = new Date(open.nowMs + 1);
const PAST = new Date(open.nowMs);

describe('money that the gateway vouches for', () => {
  it('buys the phone: payment, order, phone and reservation at once', () => {
    expect(judgeTaken(open, someTaken())).toEqual({
      payment: {
        state: 'paid',
        reason: null,
        waits: null,
        valId: 'VAL1',
        bankTranId: 'BANK1',
        cardType: 'BKASH-BKash',
        taken: 3_150_000,
        validatedAt: new Date(open.nowMs),
        answerSeenAt: new Date(open.nowMs),
        updatedAt: new Date(open.nowMs),
        nextCheckAt: new Date(open.payment.createdAt.getTime() + LATE_LOOK_MS),
      },
      order: { status: 'paid', isPaid: true, tranId: 'own' },
      product: { isSold: true, isPaid: true },
      reservation: 'free',
    });
  });

  it('with a risk waits for an admin, and so does the phone', () => {
    const changes = judgeTaken(open, someTaken({ isRisky: true }));
    expect(changes?.payment).toMatchObject({ state: 'review', reason: 'risky', waits: 'decide' });
    expect(changes).toMatchObject({ reservation: { until: UNTIL_DECIDED } });
    expect(changes?.order).toBeUndefined();
  });

  it.each<[string, Partial<PaymentFacts>, Parameters<typeof someTaken>[0]]>([
    ['wrongAmount', {}, { amount: 1000 }],
    ['wrongAmount', {}, { amount: 3_150_001 }],
    ['otherCurrency', {}, { currency: 'USD' }],
    ['phoneGone', { product: undefined }, {}],
    ['phoneGone', { product: { isSold: false, isHidden: true } }, {}],
    ['soldToOther', { product: { isSold: true, isHidden: false } }, {}],
    [
      'paidTwice',
      { product: { isSold: true, isHidden: false }, order: { status: 'paid', resalePrice: 31_500 } },
      {},
    ],
    ['orderOver', { order: undefined }, {}],
    ['orderOver', { order: { status: 'cancelled', resalePrice: 31_500 } }, {}],
    ['orderOver', { order: { status: 'booked', resalePrice: 31_000 } }, {}],
    ['late', { reservation: { ...others, until: SOON } }, {}],
    ['late', { reservation: { ...others, until: UNTIL_DECIDED } }, {}],
  ])('buys nothing and goes back: %s', (reason, over, taken) => {
    const changes = judgeTaken({ ...open, ...over }, someTaken(taken));
    expect(changes?.payment).toMatchObject({ state: 'refundDue', reason, waits: 'refund', valId: 'VAL1' });
    expect(changes).not.toHaveProperty('order');
    expect(changes).not.toHaveProperty('product');
  });

  it('is looked at for its amount and currency before its risk', () => {
    const changes = judgeTaken(open, someTaken({ amount: 1000, isRisky: true }));
    expect(changes?.payment.state).toBe('refundDue');
  });

  it('buys the phone when the reservation is gone, or when another’s is over', () => {
    for (const reservation of [undefined, { ...others, until: PAST }]) {
      const changes = judgeTaken({ ...open, reservation }, someTaken());
      expect(changes?.payment.state).toBe('paid');
      expect(changes).not.toHaveProperty('reservation');
    }
  });

  it.each(['failed', 'cancelled', 'expired'] as const)('comes too late for one that has %s', (state) => {
    const changes = judgeTaken(paymentFacts(state, { reservation: undefined }), someTaken());
    expect(changes?.payment).toMatchObject({ state: 'refundDue', reason: 'late' });
  });

  it('counts once', () => {
    for (const state of ['review', 'paid', 'payoutDue', 'paidOut', 'refundDue', 'refunded'] as const) {
      expect(mayStillTake(state)).toBe(false);
      expect(judgeTaken(paymentFacts(state), someTaken())).toBeNull();
    }
  });

  it('a second time is a payment of its own, to be sent back', () => {
    const { payment } = paymentFacts('paidOut', { payment: { payoutReference: 'TRX', paidOutTo: 'bKash' } });
    const second = paidTwice(payment, someTaken({ valId: 'VAL2' }), open.nowMs);
    expect(second).toMatchObject({ state: 'refundDue', reason: 'paidTwice', waits: 'refund', valId: 'VAL2' });
    expect(second).toMatchObject({ payoutReference: null, paidOutTo: null, nextCheckAt: null });
  });
});

describe('an attempt that comes to nothing', () => {
  it('frees its own phone and is looked at once more a day after its beginning', () => {
    const ended = endAttempt(open, { to: 'cancelled', by: 'gateway' });
    expect(ended).toMatchObject({ payment: { state: 'cancelled', reason: null }, reservation: 'free' });
    expect(ended?.payment.nextCheckAt).toEqual(new Date(BEGUN_MS + LATE_LOOK_MS));
  });

  it('leaves another’s reservation alone', () => {
    const taken = { ...open, reservation: { ...others, until: SOON } };
    expect(endAttempt(taken, { to: 'failed', by: 'gateway' })).not.toHaveProperty('reservation');
  });

  it('without a session is not looked at again: nobody could pay', () => {
    const ended = endAttempt(paymentFacts('opening'), { to: 'failed', by: 'gateway', reason: 'noSession' });
    expect(ended?.payment).toMatchObject({ state: 'failed', reason: 'noSession', nextCheckAt: null });
  });

  it('ends once, and never what has its money', () => {
    for (const state of ['failed', 'paid', 'refundDue'] as const)
      expect(endAttempt(paymentFacts(state), { to: 'failed', by: 'gateway' })).toBeNull();
  });
});

describe('an attempt of which the gateway knows nothing', () => {
  const after = (ms: number) => foundNothing({ ...open, nowMs: BEGUN_MS + ms }).payment;
  const [first, second, last] = CHECK_AFTER_MS;

  it('is asked about after 2, 10 and 60 minutes, and then it is over', () => {
    expect(CHECK_AFTER_MS.map((ms) => ms / 60_000)).toEqual([2, 10, 60]);
    expect(after(first - 1)).toMatchObject({ checks: 0, nextCheckAt: new Date(BEGUN_MS + first) });
    expect(after(first)).toMatchObject({ checks: 1, nextCheckAt: new Date(BEGUN_MS + second) });
    expect(after(second)).toMatchObject({ checks: 2, nextCheckAt: new Date(BEGUN_MS + last) });
    expect(after(last)).toMatchObject({ state: 'expired' });
  });

  const ended = (ms: number, nextCheckAt: Date | null) =>
    foundNothing(paymentFacts('expired', { nowMs: BEGUN_MS + ms, payment: { nextCheckAt } })).payment
      .nextCheckAt;
  const lastLook = new Date(BEGUN_MS + LATE_LOOK_MS);

  test('who looks at an ended one before does not take the place of its last look', () => {
    expect(ended(LATE_LOOK_MS - 1, lastLook)).toEqual(lastLook);
    expect(ended(LATE_LOOK_MS - 1, new Date(BEGUN_MS + 1))).toEqual(lastLook);
    expect(ended(LATE_LOOK_MS, lastLook)).toBeNull();
  });

  test('one that was never to be looked at again is not', () => {
    expect(ended(last, null)).toBeNull();
  });
});

test('no verdict leaves the graph', () => {
  const leave = () => moved({ state: 'paidOut' }, { to: 'refundDue', by: 'admin', nowMs: 0 });
  expect(leave).toThrow('no move of a payment from paidOut to refundDue');
});
