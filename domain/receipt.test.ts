import { describe, expect, it } from 'vitest';
import { RECEIPT_MS } from './limits.ts';
import { ORDER_STATUSES } from './order.ts';
import { receiptOf, receive, receiveOrderBody } from './receipt.ts';

const AT = 1_000;
const DAY = 24 * 60 * 60 * 1000;
const handed = (over: object = {}) => ({ status: 'handedOver' as const, handedOverMs: AT, ...over });
const conflict = expect.objectContaining({ code: 'conflict' });

describe('whether a buyer got his phone', () => {
  it('is asked for seven days, then silence counts as a yes', () => {
    expect(RECEIPT_MS).toBe(7 * DAY);
    const after = (ms: number) => receiptOf(handed(), AT + ms);
    expect([after(0), after(7 * DAY - 1), after(7 * DAY)]).toEqual(['open', 'open', 'received']);
  });

  it('is what he said, however long ago', () => {
    const said = (received: boolean) => receiptOf(handed({ received }), AT + 30 * DAY);
    expect([said(true), said(false)]).toEqual(['received', 'missing']);
  });

  it('is not asked where no seller handed it over in person', () => {
    expect(receiptOf(handed({ handedOverMs: undefined }), AT)).toBe('none');
    for (const status of ORDER_STATUSES.filter((one) => one !== 'handedOver' && one !== 'paid'))
      expect(receiptOf({ status, handedOverMs: AT }, AT)).toBe('none');
  });
});

describe('whether a buyer got the phone that he paid for', () => {
  const paid = (over: object = {}) => handed({ tranId: 'own', ...over });

  it('is asked for three days after the hand-over, then silence counts as a yes', () => {
    const after = (ms: number) => receiptOf(paid(), AT + ms);
    expect([after(0), after(3 * DAY - 1), after(3 * DAY)]).toEqual(['open', 'open', 'received']);
  });

  it('is asked before the hand-over too, however long it takes', () => {
    const before = { status: 'paid' as const, tranId: 'own', handedOverMs: undefined };
    expect(receiptOf(before, AT + 30 * DAY)).toBe('open');
    expect(receiptOf({ ...before, received: false }, AT)).toBe('missing');
  });

  it('is no longer asked once his money is on its way back', () => {
    for (const status of ['refundDue', 'refunded'] as const)
      expect(receiptOf({ ...paid({ received: false }), status }, AT)).toBe('none');
  });
});

describe('the answer', () => {
  it('yes says that it is paid, once', () => {
    expect(receive(handed(), true, AT)).toEqual({ received: true, isPaid: true });
    expect(receive(handed({ received: true }), true, AT)).toBeNull();
  });

  it('no says that it is missing, once', () => {
    expect(receive(handed(), false, AT)).toEqual({ received: false });
    expect(receive(handed({ received: false }), false, AT + 30 * DAY)).toBeNull();
  });

  it('no may become a yes, a yes and seven days of silence stay', () => {
    expect(receive(handed({ received: false }), true, AT)).toEqual({ received: true, isPaid: true });
    expect(() => receive(handed({ received: true }), false, AT)).toThrow(conflict);
    expect(() => receive(handed(), false, AT + 7 * DAY)).toThrow(conflict);
    expect(receive(handed(), true, AT + 7 * DAY)).toEqual({ received: true, isPaid: true });
  });

  it('to what was not asked is refused', () => {
    expect(() => receive({ status: 'booked', handedOverMs: undefined }, true, AT)).toThrow(conflict);
    expect(() => receive(handed({ handedOverMs: undefined }), true, AT)).toThrow(conflict);
  });

  it.each([{}, { received: 'yes' }, { received: null }])('is true or false, not %o', async (body) => {
    await expect(receiveOrderBody.validate(body)).rejects.toThrow('true or false');
  });
});
