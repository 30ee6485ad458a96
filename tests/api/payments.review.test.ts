import { PAYMENT_NOTICE } from '@bns/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { aPerson, auditedOf } from './aPerson.ts';
import { ask, verdict } from './ask.ts';
import {
  alsoBooked,
  anAttempt,
  BOUGHT,
  nothingBought,
  pay,
  standing,
  type Trade,
  waiting,
  type Attempt,
  aTrade,
} from './payments.ts';
import { payAtGateway, switchGateway } from './sslcommerz.ts';

let trade: Trade;

beforeAll(async () => {
  trade = await aTrade();
});

describe('what the gateway warns of', () => {
  test('case 46: another currency than Taka buys nothing, and goes back', async () => {
    const attempt = await anAttempt(trade);
    await switchGateway({ currency: 'USD', tranId: attempt.tranId });
    await payAtGateway(attempt.tranId, 'card');
    expect(await standing(attempt)).toEqual(nothingBought('refundDue', 'otherCurrency'));
  });

  async function risky(): Promise<Attempt> {
    const attempt = await anAttempt(trade);
    await switchGateway({ risk: 1, tranId: attempt.tranId });
    await payAtGateway(attempt.tranId, 'card');
    expect(await standing(attempt)).toEqual({ ...waiting(attempt.tranId), state: 'review', reason: 'risky' });
    return attempt;
  }
  const decide = ({ tranId }: Attempt, accept: boolean) =>
    ask('PUT', `/payments/${tranId}/decide`, { token: trade.admin.token, body: { accept } });

  test('case 46: a risk waits for an admin, and the phone with it; accepted it is paid', async () => {
    const attempt = await risky();
    expect(verdict(await pay(trade.buyer, attempt.orderId))).toEqual([409, 'conflict']);
    const edit = { token: trade.seller.token, body: { resalePrice: 100 } };
    expect(verdict(await ask('PATCH', `/products/${attempt.productId}`, edit))).toEqual([409, 'conflict']);
    expect((await decide(attempt, true)).body['modifiedCount']).toBe(1);
    expect(await standing(attempt)).toEqual(BOUGHT);
    expect((await auditedOf(attempt.tranId)).map(({ action }) => action)).toEqual(['acceptPayment']);
    expect(verdict(await decide(attempt, true))).toEqual([409, 'conflict']);
  });

  test('case 46: a risk holds the phone from others, and cannot be accepted for a booking that was cancelled', async () => {
    const attempt = await risky();
    const other = await aPerson();
    const reply = await pay(other, await alsoBooked(trade, attempt.productId, other));
    expect([...verdict(reply), reply.body['detail']]).toEqual([409, 'conflict', PAYMENT_NOTICE.inReview]);
    await ask('PUT', `/orders/${attempt.orderId}/cancel`, { token: trade.buyer.token });
    const refused = await decide(attempt, true);
    expect([...verdict(refused), refused.body['detail']]).toEqual([
      409,
      'conflict',
      PAYMENT_NOTICE.cannotBuy,
    ]);
    expect((await decide(attempt, false)).status).toBe(200);
    const wanted = { ...nothingBought('refundDue', 'rejected'), order: 'cancelled' };
    expect(await standing(attempt)).toEqual(wanted);
  });

  test('case 46: a risk that he rejects goes back, and the phone is free', async () => {
    const attempt = await risky();
    expect((await decide(attempt, false)).body['modifiedCount']).toBe(1);
    expect(await standing(attempt)).toEqual(nothingBought('refundDue', 'rejected'));
    expect((await auditedOf(attempt.tranId)).map(({ action }) => action)).toEqual(['rejectPayment']);
    expect((await pay(trade.buyer, attempt.orderId)).status).toBe(201);
  });

  test('case 46: a session that has expired ends the attempt, and one may pay again', async () => {
    const attempt = await anAttempt(trade);
    await switchGateway({ status: 'EXPIRED', tranId: attempt.tranId });
    await payAtGateway(attempt.tranId, 'bkash', { browser: true });
    expect(await standing(attempt)).toEqual(nothingBought('expired'));
    expect((await pay(trade.buyer, attempt.orderId)).status).toBe(201);
  });
});

test('case 47: 31500 in a message and 31500.00 on the gateway’s record are one amount', async () => {
  const attempt = await anAttempt(trade);
  const { form } = await payAtGateway(attempt.tranId, 'bkash', { browser: true });
  expect(form['amount']).toBe('31500');
  expect(await standing(attempt)).toEqual(BOUGHT);
});
