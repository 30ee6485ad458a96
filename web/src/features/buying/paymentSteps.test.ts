import {
  PAYMENT_REASON_WORDS,
  PAYMENT_REASONS,
  PAYMENT_STATES,
  type PaymentReason,
  type PaymentState,
} from '@bns/domain';
import { expect, test } from 'vitest';
import { aPaymentRow } from '../../../../tests/builders/rows.ts';
import { cardWords } from './cardWords.ts';
import { paymentSteps } from './paymentSteps.ts';

const at = new Date('2026-11-28T10:00:00Z');
const row = (state: PaymentState, over: Parameters<typeof aPaymentRow>[0] = {}) =>
  aPaymentRow({ state, ...over });
const marks = (state: PaymentState, over: Parameters<typeof aPaymentRow>[0] = {}) =>
  paymentSteps(row(state, over), 'buyer', true)
    .map((step) => step.state.slice(0, 1))
    .join('');
const seen = { answerSeenAt: at };
const confirmed = { ...seen, validatedAt: at };

test.each([
  ['opening', {}, 'dcwww'],
  ['opening', seen, 'dddcw'],
  ['open', {}, 'dcwww'],
  ['open', seen, 'dddcw'],
  ['failed', { reason: 'noSession' }, 'dfwwf'],
  ['failed', seen, 'dddff'],
  ['cancelled', seen, 'dddff'],
  ['expired', {}, 'dddff'],
  ['review', { ...confirmed, reason: 'risky' }, 'ddddc'],
  ['paid', confirmed, 'ddddd'],
  ['paid', { validatedAt: at }, 'ddddd'],
  ['payoutDue', confirmed, 'ddddd'],
  ['paidOut', confirmed, 'ddddd'],
  ['refundDue', { ...confirmed, reason: 'late' }, 'ddddc'],
  ['refunded', { ...confirmed, reason: 'late' }, 'ddddd'],
] as const)('%s %o: %s', (state, over, wanted) => {
  expect(marks(state, over)).toBe(wanted);
});

test.each(PAYMENT_STATES)('%s: at most one step is going on, and what waits comes after it', (state) => {
  for (const over of [{}, seen]) {
    expect(marks(state, over)).toMatch(/^d+(cw*|f*|fw+f)$|^dfwwf$/);
  }
});

const last = (state: PaymentState, over: Parameters<typeof aPaymentRow>[0] = {}) =>
  paymentSteps(row(state, over), 'buyer', false).at(-1);

test.each(PAYMENT_REASONS.filter((reason): reason is PaymentReason => reason !== 'noSession'))(
  'the reason %s is said at the end',
  (reason) => {
    expect(last('refundDue', { ...confirmed, reason })?.text).toMatch(/^[A-Z].+\. An admin starts it\.$/);
  },
);

test.each([
  ['notReceived', 'You said that you did not get the phone. An admin looks into it.'],
  [
    'silent',
    'Neither you nor the seller has said for two weeks that the phone changed hands. An admin looks into it.',
  ],
  ['closed', 'Your account is closed, so an admin decides.'],
  ['orderOver', 'Your booking was over.'],
  ['complaintUpheld', 'An admin has decided that you did not get the phone.'],
] as const)('the reason %s is said to the buyer himself, and of him to others', (reason, words) => {
  const [own, ...others] = (['buyer', 'seller', 'admin'] as const).map(
    (viewer) => paymentSteps(row('paid', { ...confirmed, reason }), viewer, false).at(-1)?.text,
  );
  expect(own).toBe(words);
  expect(others).toEqual([`${PAYMENT_REASON_WORDS[reason]}.`, `${PAYMENT_REASON_WORDS[reason]}.`]);
});

test('the end says where the money went as far as it is known', () => {
  expect(last('open')).toMatchObject({ name: 'Paid', state: 'waiting' });
  expect(last('paid', confirmed)).toEqual({
    name: 'Paid',
    state: 'done',
    text: 'The phone is sold, and we hold the money.',
  });
  const out = { ...confirmed, paidOutTo: 'bKash …5678', payoutReference: 'TX 77' };
  expect(last('paidOut', out)?.text).toBe('To bKash …5678, reference TX 77.');
  const late = { ...confirmed, reason: 'late', refundAskedAt: at } as const;
  expect(last('refundDue', { ...late, refundRef: 'R1' })?.text).toMatch(
    /^The payment came too late\. Asked for 28 Nov, /,
  );
  expect(last('refundDue', late)?.text).toBe('The payment came too late. An admin starts it.');
});

test('an answer is told of only where somebody else gave it', () => {
  const words = (over: Parameters<typeof aPaymentRow>[0]) =>
    paymentSteps(row('paid', over), 'buyer', false)[2]?.text;
  expect(words({ answerSeenAt: new Date(at.getTime() - 1), validatedAt: at })).toMatch(
    /^28 Nov, .* proves nothing/,
  );
  expect(words(confirmed)).toBe('None came, so we asked the payment service ourselves.');
});

test('the first step says until when the phone is kept, or was', () => {
  const first = (state: PaymentState, isInTime: boolean, until: Date | null = at) =>
    paymentSteps({ ...row(state), until }, 'buyer', isInTime)[0]?.text;
  expect(first('open', true)).toMatch(/^Nobody else can buy it until \d/);
  expect(first('open', false)).toMatch(/^It was kept until \d/);
  expect(first('review', true)).toBe(
    'As long as the booking is open, it is kept until an admin has decided.',
  );
  for (const state of ['paid', 'cancelled', 'failed'] as const) {
    expect(first(state, true)).toBe('It was kept while the payment was under way.');
  }
  expect(first('open', false, null)).toBe('It was kept while the payment was under way.');
});

test.each([
  ['BKASH-BKash', 'bKash'],
  ['NAGAD-Nagad', 'Nagad'],
  ['DBBLMOBILEB-Dbbl Mobile Banking', 'Rocket'],
  ['VISA-Dutch Bangla', 'Card (Visa)'],
  ['MASTER-City Bank', 'Card (Mastercard)'],
  ['IBBL-Islami Bank', 'Islami Bank'],
  ['CITYTOUCH', 'CITYTOUCH'],
  [null, ''],
])('%s is read as %s', (cardType, words) => {
  expect(cardWords(cardType)).toBe(words);
});
