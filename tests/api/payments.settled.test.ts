import { LATE_LOOK_MS, paymentPath, productPath } from '@bns/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { reconcile } from '../../functions/src/payments/reconcile.ts';
import { auditedOf } from './aPerson.ts';
import { db } from './behind.ts';
import {
  anAttempt,
  BOUGHT,
  HOUR,
  MINUTE,
  nothingBought,
  pay,
  paymentsOf,
  standing,
  storedPayment,
  unheard,
  check,
  waiting,
  worldLater,
  type Trade,
  aTrade,
} from './payments.ts';
import { post } from './paymentsMessages.ts';
import { gatewaySaw, payAtGateway, releaseMessages, switchGateway } from './sslcommerz.ts';

let trade: Trade;

beforeAll(async () => {
  trade = await aTrade();
});

describe('a payment is settled', () => {
  test.each([
    ['before', true],
    ['after', true],
    ['twice', true],
    ['twice', false],
    ['before', false],
    ['never', true],
  ] as const)(
    'case 42: where the gateway’s message comes %s, and the browser comes back: %s',
    async (ipn, browser) => {
      const attempt = await anAttempt(trade);
      await switchGateway({ ipn, tranId: attempt.tranId });
      const { valId } = await payAtGateway(attempt.tranId, 'bkash', { browser });
      expect(await standing(attempt)).toEqual(BOUGHT);
      const { createdAt, nextCheckAt, ...payment } = await storedPayment(attempt.tranId);
      expect(payment).toMatchObject({ valId, taken: 3_150_000, cardType: 'BKASH-BKash', waits: null });
      expect(nextCheckAt?.toMillis()).toBe(createdAt.toMillis() + LATE_LOOK_MS);
      expect((await db.doc(`orders/${attempt.orderId}`).get()).get('tranId')).toBe(attempt.tranId);
    },
  );

  test('case 42: where the tab was closed and the gateway’s message comes late', async () => {
    const attempt = await anAttempt(trade);
    await switchGateway({ ipn: 'late', tranId: attempt.tranId });
    await payAtGateway(attempt.tranId);
    expect(await standing(attempt)).toEqual(waiting(attempt.tranId));
    expect(await releaseMessages(attempt.tranId)).toBe(1);
    expect(await standing(attempt)).toEqual(BOUGHT);
  });

  test('case 42: where neither comes and the buyer looks again', async () => {
    const attempt = await unheard(trade);
    await payAtGateway(attempt.tranId);
    expect(await standing(attempt)).toEqual(waiting(attempt.tranId));
    const { status, body } = await check(trade.buyer, attempt);
    expect([status, body['state'], body['takenPoisha']]).toEqual([200, 'paid', 3_150_000]);
    expect(await standing(attempt)).toEqual(BOUGHT);
  });

  test('case 42: where neither comes: the reconciler looks after two minutes', async () => {
    const attempt = await unheard(trade);
    await payAtGateway(attempt.tranId);
    const only = [attempt.tranId];
    expect(await reconcile(worldLater(MINUTE, { only }))).toBe(0);
    expect(await standing(attempt)).toEqual(waiting(attempt.tranId));
    expect(await reconcile(worldLater(2 * MINUTE, { only }))).toBe(1);
    expect(await standing(attempt)).toEqual(BOUGHT);
    expect(await reconcile(worldLater(HOUR, { only }))).toBe(0);
  });

  test('case 42: where nobody pays: it is looked at after 2, 10 and 60 minutes, and ends', async () => {
    const attempt = await anAttempt(trade);
    const only = [attempt.tranId];
    const looks: [number, number][] = [
      [2, 1],
      [9, 0],
      [10, 1],
      [59, 0],
    ];
    for (const [minutes, looked] of looks) {
      expect([minutes, await reconcile(worldLater(minutes * MINUTE, { only }))]).toEqual([minutes, looked]);
      expect((await standing(attempt)).state).toBe('open');
    }
    expect(await reconcile(worldLater(60 * MINUTE, { only }))).toBe(1);
    expect(await standing(attempt)).toEqual(nothingBought('expired'));
    expect((await pay(trade.buyer, attempt.orderId)).status).toBe(201);
  });

  test('case 42: where the money comes after the end: a day later it is found, and goes back', async () => {
    const attempt = await unheard(trade);
    const only = [attempt.tranId];
    await reconcile(worldLater(61 * MINUTE, { only }));
    await payAtGateway(attempt.tranId);
    expect(await reconcile(worldLater(23 * HOUR, { only }))).toBe(0);
    expect(await reconcile(worldLater(24 * HOUR, { only }))).toBe(1);
    expect(await standing(attempt)).toEqual(nothingBought('refundDue', 'late'));
  });

  test.each([
    ['fail', 'failed'],
    ['cancel', 'cancelled'],
  ] as const)('case 42: where the buyer’s %s ends it: %s, and he may pay again', async (how, state) => {
    const attempt = await anAttempt(trade);
    await payAtGateway(attempt.tranId, how, { browser: true });
    expect(await standing(attempt)).toEqual(nothingBought(state));
    expect((await pay(trade.buyer, attempt.orderId)).status).toBe(201);
  });

  test('case 42: where a cancel comes after the money: it stays paid', async () => {
    const attempt = await anAttempt(trade);
    await payAtGateway(attempt.tranId);
    await payAtGateway(attempt.tranId, 'cancel', { browser: true });
    expect(await standing(attempt)).toEqual(BOUGHT);
  });
});

test('50 repeats of one message have one effect', async () => {
  const attempt = await anAttempt(trade);
  await payAtGateway(attempt.tranId, 'bkash');
  const rows = () =>
    db.getAll(
      db.doc(paymentPath(attempt.tranId)),
      db.doc(`orders/${attempt.orderId}`),
      db.doc(productPath(attempt.productId)),
    );
  const times = async () => (await rows()).map((row) => row.updateTime?.valueOf());
  const before = await times();
  const [message] = (await gatewaySaw(attempt.tranId)).messages;
  const replies = await Promise.all(Array.from({ length: 50 }, () => post('ipn', message?.form ?? {})));
  expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
  expect([await times(), await standing(attempt)]).toEqual([before, BOUGHT]);
  expect([(await paymentsOf(attempt.orderId)).length, await auditedOf(attempt.tranId)]).toEqual([1, []]);
});

test('50 of the first message at once have one effect', async () => {
  const attempt = await unheard(trade);
  const { form } = await payAtGateway(attempt.tranId);
  const replies = await Promise.all(Array.from({ length: 50 }, () => post('ipn', form)));
  expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
  expect(await standing(attempt)).toEqual(BOUGHT);
  expect((await paymentsOf(attempt.orderId)).length).toBe(1);
});
