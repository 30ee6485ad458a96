import { newPayment } from '@bns/domain';
import { type DocumentSnapshot, Timestamp } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { anOrder } from '../../../tests/builders/anOrder.ts';
import { paymentRow, payoutAccountRow } from './paymentRow.ts';

const stored = (data: object, id = 'BNS1') => ({ id, data: () => data }) as unknown as DocumentSnapshot;
const at = new Timestamp(1, 0);
const { payment } = newPayment(
  'BNS1',
  'b_p',
  anOrder((seconds) => new Timestamp(seconds, 0)),
  1000,
);
const whole = { ...payment, createdAt: at, updatedAt: at, until: at, nextCheckAt: at, refundClaim: at };

describe('a payment', () => {
  test('is a row with dates, without what no screen needs', () => {
    expect(paymentRow(stored(whole))).toMatchObject({
      id: 'BNS1',
      state: 'opening',
      amount: payment.amount,
      createdAt: new Date(1000),
      until: new Date(1000),
      validatedAt: null,
      refundClaim: new Date(1000),
    });
    expect(paymentRow(stored(whole))).not.toHaveProperty('nextCheckAt');
  });

  test('is one with odd times, reasons and texts too', () => {
    const odd = { ...whole, until: 'soon', reason: 'whim', cardType: 5, taken: '9', waits: true };
    expect(paymentRow(stored(odd))).toMatchObject({
      until: null,
      reason: null,
      cardType: null,
      taken: null,
      waits: null,
    });
  });

  test.each([{ state: 'dreamt' }, { amount: '31500' }, { orderId: undefined }, { sellerName: null }])(
    'with %o is none',
    (over) => {
      expect(paymentRow(stored({ ...whole, ...over }))).toBeUndefined();
    },
  );
});

test('an account is a row where it says where to and which number', () => {
  const wallet = { kind: 'nagad', number: '01712345678', updatedAt: at };
  expect(payoutAccountRow(stored(wallet))).toMatchObject({ ...wallet, updatedAt: new Date(1000) });
  expect(payoutAccountRow(stored({ ...wallet, kind: 'cheque' }))).toBeUndefined();
  expect(payoutAccountRow(stored({ kind: 'nagad' }))).toBeUndefined();
});
