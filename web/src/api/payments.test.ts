import { ENDPOINTS } from '@bns/domain';
import { afterEach, expect, test, vi } from 'vitest';
import {
  checkPayment,
  decidePayment,
  payOut,
  paymentCalls,
  putPayoutAccount,
  refundPayment,
  seeRefund,
  startPayment,
} from './payments.ts';

const answer = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', answer);
afterEach(() => answer.mockReset());
const asked = () =>
  answer.mock.calls.map(([url, init]) => [`${init?.method} ${url as string}`, init?.body as string]);

test('the calls are rows of the endpoints table', () => {
  for (const call of Object.values(paymentCalls)) {
    expect(Object.values(ENDPOINTS)).toContainEqual(expect.objectContaining(call));
  }
});

test('to pay names the order, and answers where', async () => {
  const started = { tranId: 'BNS1', gatewayUrl: 'https://gateway.test/1' };
  answer.mockResolvedValue(Response.json(started, { status: 201 }));
  expect(await startPayment('b_p')).toEqual(started);
  expect(asked()).toEqual([['POST /api/payments', '{"orderId":"b_p"}']]);
});

test('to check answers how it stands', async () => {
  answer.mockResolvedValue(Response.json({ _id: 'BNS1', state: 'paid' }));
  expect(await checkPayment('BNS1')).toMatchObject({ state: 'paid' });
  expect(asked()).toEqual([['POST /api/payments/BNS1/check', undefined]]);
});

test.each([
  [1, true],
  [0, false],
])('what an admin does names the payment; %i modified is told as %s', async (modifiedCount, changed) => {
  const acts = [
    () => decidePayment({ id: 'BNS1', state: 'paid', reason: null }, false),
    () => refundPayment('BNS1'),
    () => seeRefund('BNS1'),
    () => payOut('BNS1', 'TX 77', 'bKash …5678'),
  ];
  for (const act of acts) {
    answer.mockResolvedValueOnce(Response.json({ acknowledged: true, matchedCount: 1, modifiedCount }));
    expect(await act()).toBe(changed);
  }
  expect(asked()).toEqual([
    ['PUT /api/payments/BNS1/decide', '{"accept":false,"state":"paid","reason":null}'],
    ['POST /api/payments/BNS1/refund', undefined],
    ['PUT /api/payments/BNS1/refunded', undefined],
    ['PUT /api/payments/BNS1/paid-out', '{"reference":"TX 77","to":"bKash …5678"}'],
  ]);
});

test('an account is one’s own', async () => {
  answer.mockResolvedValue(Response.json({ acknowledged: true, matchedCount: 1, modifiedCount: 1 }));
  const account = { kind: 'bkash', number: '01712345678' } as const;
  await putPayoutAccount('a+b@bns.test', {
    ...account,
    accountName: undefined,
    bankName: undefined,
    branch: undefined,
  });
  expect(asked()).toEqual([
    ['PUT /api/users/payout-account?email=a%2Bb%40bns.test', JSON.stringify(account)],
  ]);
});
