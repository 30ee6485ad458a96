import { BODY_MAX_BYTES, paymentPath } from '@bns/domain';
import { verdict } from './ask.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { newTranId } from './aPaidBooking.ts';
import { db } from './behind.ts';
import {
  anAttempt,
  BOUGHT,
  HOUR,
  nothingBought,
  site,
  standing,
  storedPayment,
  unheard,
  check,
  waiting,
  type Trade,
  aTrade,
} from './payments.ts';
import { MESSAGES, post, saysPaid, logged } from './paymentsMessages.ts';
import { gatewaySaw, payAtGateway, switchGateway } from './sslcommerz.ts';

let trade: Trade;

beforeAll(async () => {
  trade = await aTrade();
});

const callsOf = async (tranId: string, call: string) =>
  (await gatewaySaw(tranId)).calls.filter((one) => one.call === call);

describe('the browser that comes back with a form from the gateway’s site', () => {
  test.each([
    ['bkash', 'success'],
    ['fail', 'fail'],
    ['cancel', 'cancel'],
  ] as const)('case 43: after %s is led on by 303 to the payment’s page', async (how, where) => {
    const attempt = await anAttempt(trade);
    await payAtGateway(attempt.tranId, how, { browser: true });
    const { messages } = await gatewaySaw(attempt.tranId);
    const back = messages.find(({ to }) => to === 'browser');
    expect(back).toMatchObject({
      url: `${site}/api/payments/callback/${where}`,
      answer: 303,
      location: `${site}/dashboard/payments/${attempt.tranId}`,
    });
    const again = await post(`callback/${where}`, back?.form ?? {});
    expect([again.status, again.headers.get('location')]).toEqual([303, back?.location]);
  });

  test('case 43: about a payment that is none of ours leads to the bookings', async () => {
    const { status, headers } = await post('callback/success', { tran_id: newTranId(), val_id: 'VAL1' });
    expect([status, headers.get('location')]).toEqual([303, `${site}/dashboard/my-orders`]);
  });

  const FORMS = [
    '',
    '=&=&&',
    '%',
    'tran_id',
    'tran_id=%00',
    'tran_id=../../users/x',
    `tran_id=${newTranId()}&tran_id=${newTranId()}`,
    `tran_id=${newTranId()}&val_id=${'x'.repeat(5000)}`,
    `tran_id=${newTranId()}&verify_key=__proto__,constructor&verify_sign=x`,
    '{"tran_id":"x"}',
    '\u0000\uFFFD',
    'a=b&'.repeat(5000),
  ];
  test.each(MESSAGES)('case 43: whatever form it is, %s is answered', async (where) => {
    const replies = await Promise.all(FORMS.map((form) => post(where, form)));
    const wanted = where === 'ipn' ? 200 : 303;
    expect(replies.map(({ status }) => status)).toEqual(FORMS.map(() => wanted));
  });
});

test('case 43: a form that is no form at all is refused before it is read', async () => {
  const replies = await Promise.all(MESSAGES.map((where) => post(where, 'x'.repeat(BODY_MAX_BYTES + 1))));
  expect(replies.map(verdict)).toEqual(MESSAGES.map(() => [413, 'too-large']));
});

describe('nothing is paid by what is said', () => {
  test('case 44: a success with amount=10 that nobody has paid pays nothing', async () => {
    const attempt = await anAttempt(trade);
    expect((await post('callback/success', saysPaid(attempt))).status).toBe(303);
    expect(await standing(attempt)).toEqual(waiting(attempt.tranId));
    await expect.poll(() => logged(attempt.tranId, 'payment refused'), { timeout: 30_000 }).toBe(1);
  });

  test('case 44: an amount of 10 in a message about a whole payment changes nothing: the gateway says how much', async () => {
    const attempt = await anAttempt(trade);
    await switchGateway({ ipn: 'tampered', tranId: attempt.tranId });
    await payAtGateway(attempt.tranId);
    expect(await standing(attempt)).toEqual(BOUGHT);
    expect((await storedPayment(attempt.tranId)).taken).toBe(3_150_000);
  });

  test('case 44: an old val_id, of one’s own or of another’s, pays for nothing else', async () => {
    const [old, attempt] = await Promise.all([anAttempt(trade), anAttempt(trade)]);
    const { valId } = await payAtGateway(old.tranId);
    const before = await storedPayment(old.tranId);
    await post('callback/success', saysPaid(attempt, { val_id: valId ?? '', amount: '31500' }));
    expect(await standing(attempt)).toEqual(waiting(attempt.tranId));
    await expect.poll(() => logged(attempt.tranId, 'payment refused'), { timeout: 30_000 }).toBe(1);
    expect([await storedPayment(old.tranId), await standing(old)]).toEqual([before, BOUGHT]);
    await payAtGateway(attempt.tranId);
    expect(await standing(attempt)).toEqual(BOUGHT);
  });

  test('case 44: a val_id that another payment has pays for nothing, though the gateway vouches for it', async () => {
    const attempt = await unheard(trade);
    const { valId } = await payAtGateway(attempt.tranId);
    await db.doc(paymentPath(newTranId())).set({ valId });
    expect((await check(trade.buyer, attempt)).body['state']).toBe('open');
    expect(await standing(attempt)).toEqual(waiting(attempt.tranId));
  });

  test('case 44: a cancel that the gateway has not signed ends nothing', async () => {
    const attempt = await anAttempt(trade);
    await post('callback/cancel', saysPaid(attempt, { status: 'CANCELLED' }));
    expect((await standing(attempt)).state).toBe('open');
  });

  test('case 44: an amount that is not the agreed one buys nothing, and goes back', async () => {
    const attempt = await anAttempt(trade);
    await db.doc(paymentPath(attempt.tranId)).update({ amount: 31_501 });
    await payAtGateway(attempt.tranId);
    expect(await standing(attempt)).toEqual(nothingBought('refundDue', 'wrongAmount'));
  });

  test('case 44: who signs nothing makes us ask the gateway only so often', async () => {
    const attempt = await anAttempt(trade);
    const askedAt = (ms: number) =>
      db.doc(paymentPath(attempt.tranId)).update({ askedAt: new Date(Date.now() + ms) });
    await askedAt(HOUR);
    await Promise.all([post('ipn', saysPaid(attempt)), post('callback/success', saysPaid(attempt))]);
    expect((await gatewaySaw(attempt.tranId)).calls.map(({ call }) => call)).toEqual(['session']);
    await askedAt(-10_001);
    await post('ipn', saysPaid(attempt));
    expect((await callsOf(attempt.tranId, 'query')).length).toBe(1);
  });
});
