import { CHECK_AGAIN_MS, PAYMENT_NOTICE, PAYMENT_WORDS } from '@bns/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { reconcile } from '../../functions/src/payments/reconcile.ts';
import { auditedOf } from './aPerson.ts';
import { ask, verdict } from './ask.ts';
import {
  anAttempt,
  aTrade,
  type Attempt,
  nothingBought,
  standing,
  storedPayment,
  type Trade,
  worldLater,
} from './payments.ts';
import { gatewaySaw, payAtGateway, switchGateway } from './sslcommerz.ts';

let trade: Trade;

beforeAll(async () => {
  trade = await aTrade();
});

const refund = ({ tranId }: Attempt) =>
  ask('POST', `/payments/${tranId}/refund`, { token: trade.admin.token });
const check = ({ tranId }: Attempt) => ask('POST', `/payments/${tranId}/check`, { token: trade.admin.token });
const refundsAsked = async ({ tranId }: Attempt) =>
  (await gatewaySaw(tranId)).calls.filter(({ call }) => call === 'refund').length;

/** A phone that was paid for, and whose money an admin sends back. */
async function dueBack(): Promise<Attempt> {
  const attempt = await anAttempt(trade);
  await payAtGateway(attempt.tranId);
  const body = { accept: false };
  await ask('PUT', `/payments/${attempt.tranId}/decide`, { token: trade.admin.token, body });
  expect(await standing(attempt)).toMatchObject({ state: 'refundDue', order: 'refundDue' });
  return attempt;
}
const BACK = { state: 'refunded', reason: 'rejected', order: 'refunded' } as const;

describe('a refund', () => {
  test('is sent through the gateway, whole and once, and is audited', async () => {
    const attempt = await dueBack();
    const replies = [await refund(attempt), await refund(attempt)];
    expect(replies.map(({ status, body }) => [status, body['modifiedCount']])).toEqual([
      [200, 1],
      [200, 0],
    ]);
    expect(await standing(attempt)).toMatchObject(BACK);
    // Asked for once, and asked about once.
    expect([(await storedPayment(attempt.tranId)).waits, await refundsAsked(attempt)]).toEqual([null, 2]);
    const actions = (await auditedOf(attempt.tranId)).map(({ action }) => String(action));
    expect(actions.toSorted()).toEqual(['refundPayment', 'rejectPayment']);
  });

  test('that is under way is found done when somebody looks again', async () => {
    const attempt = await dueBack();
    await switchGateway({ refund: 'processing', tranId: attempt.tranId, times: 2 });
    expect((await refund(attempt)).status).toBe(200);
    expect(await standing(attempt)).toMatchObject({ state: 'refundDue', order: 'refundDue' });
    expect((await storedPayment(attempt.tranId)).refundRef).not.toBeNull();
    expect((await check(attempt)).body['state']).toBe('refunded');
    expect(await standing(attempt)).toMatchObject(BACK);
  });

  test('that is under way is found done by the reconciler', async () => {
    const attempt = await dueBack();
    const only = [attempt.tranId];
    await switchGateway({ refund: 'processing', tranId: attempt.tranId, times: 3 });
    await refund(attempt);
    expect(await reconcile(worldLater(CHECK_AGAIN_MS, { only }))).toBe(1);
    expect(await standing(attempt)).toMatchObject({ state: 'refundDue' });
    expect(await reconcile(worldLater(2 * CHECK_AGAIN_MS, { only }))).toBe(1);
    expect(await standing(attempt)).toMatchObject(BACK);
    expect(await reconcile(worldLater(9 * CHECK_AGAIN_MS, { only }))).toBe(0);
  });

  test('that the gateway refuses is told, and can be asked for again', async () => {
    const attempt = await dueBack();
    await switchGateway({ refund: 'failed', tranId: attempt.tranId, times: 1 });
    const refused = await refund(attempt);
    expect([...verdict(refused), refused.body['detail']]).toEqual([
      409,
      'conflict',
      PAYMENT_NOTICE.refundRefused,
    ]);
    expect(await standing(attempt)).toMatchObject({ state: 'refundDue', order: 'refundDue' });
    expect((await refund(attempt)).status).toBe(200);
    expect(await standing(attempt)).toMatchObject(BACK);
    const actions = (await auditedOf(attempt.tranId)).filter(({ action }) => action === 'refundPayment');
    expect(actions.length).toBe(2);
  });

  test('whose answer was lost is refused for ever: an admin sees at the gateway that it is back', async () => {
    const attempt = await dueBack();
    const seen = () => ask('PUT', `/payments/${attempt.tranId}/refunded`, { token: trade.admin.token });
    await switchGateway({ refund: 'failed', tranId: attempt.tranId });
    expect(verdict(await refund(attempt))).toEqual([409, 'conflict']);
    expect((await seen()).body['modifiedCount']).toBe(1);
    expect(await standing(attempt)).toMatchObject(BACK);
    expect((await seen()).body['modifiedCount']).toBe(0);
    expect(await auditedOf(attempt.tranId)).toContainEqual(expect.objectContaining({ action: 'seeRefund' }));
  });

  test('pressed by two admins at once sends the money once', async () => {
    const attempt = await dueBack();
    const replies = await Promise.all([refund(attempt), refund(attempt)]);
    expect(replies.some(({ status }) => status === 200)).toBe(true);
    expect(await standing(attempt)).toMatchObject(BACK);
  });

  test('of money that bought nothing leaves the booking alone', async () => {
    const attempt = await anAttempt(trade);
    await switchGateway({ currency: 'USD', tranId: attempt.tranId });
    await payAtGateway(attempt.tranId, 'card');
    expect((await refund(attempt)).status).toBe(200);
    expect(await standing(attempt)).toEqual(nothingBought('refunded', 'otherCurrency'));
  });

  test.each(['open', 'paid'] as const)('of one that is %s: there is none', async (state) => {
    const attempt = await anAttempt(trade);
    if (state === 'paid') await payAtGateway(attempt.tranId);
    const reply = await refund(attempt);
    const detail = PAYMENT_NOTICE.stands(PAYMENT_WORDS[state]);
    expect([...verdict(reply), reply.body['detail']]).toEqual([409, 'conflict', detail]);
    expect(await refundsAsked(attempt)).toBe(0);
  });
});
