import { PAYMENT_NOTICE, RELEASE_MS } from '@bns/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { paymentNotice, paymentReturn } from '../../functions/src/calls/gatewayMessage.ts';
import { checkPayment } from '../../functions/src/calls/getPayment.ts';
import { refundPayment } from '../../functions/src/calls/movePayment.ts';
import { paymentMethods } from '../../functions/src/calls/paymentMethods.ts';
import { startPayment } from '../../functions/src/calls/startPayment.ts';
import { reconcile } from '../../functions/src/payments/reconcile.ts';
import { ask } from './ask.ts';
import {
  aDeal,
  anAttempt,
  aTrade,
  BOUGHT,
  HOUR,
  paymentsOf,
  site,
  standing,
  type Trade,
  waiting,
  worldLater,
} from './payments.ts';
import { saysPaid } from './paymentsMessages.ts';
import { payAtGateway } from './sslcommerz.ts';

let trade: Trade;

beforeAll(async () => {
  trade = await aTrade();
});

/** A deployment without a store at the gateway. */
const off = { money: worldLater(), gateway: () => null, site, isOnlinePayment: false };

const asked = <Body>(body: Body, params: Record<string, string> = {}) => ({
  params,
  query: {},
  now: new Date(),
  requestId: 'request',
  key: null,
  caller: { ...trade.buyer, name: 'Buyer', picture: '', isEmailVerified: true, viaGoogle: false },
  person: undefined,
  email: trade.buyer.email,
  body,
});
const SAID = { code: 'conflict', message: PAYMENT_NOTICE.off };

describe('without a store at the gateway', () => {
  test('there is payment in person alone, and everybody is told so', async () => {
    const { body } = await paymentMethods(asked(null), off);
    expect(body).toMatchObject({ online: false });
    const { orderId } = await aDeal(trade);
    await expect(startPayment(asked({ orderId }), off)).rejects.toMatchObject(SAID);
    expect(await paymentsOf(orderId)).toEqual([]);
  });

  test('what the gateway was asked before is neither checked nor refunded nor ended', async () => {
    const attempt = await anAttempt(trade);
    const { tranId } = attempt;
    const cannotAsk = { code: 'conflict', message: PAYMENT_NOTICE.cannotAsk };
    await expect(checkPayment(asked(null, { tranId }), off)).rejects.toMatchObject(cannotAsk);
    await expect(refundPayment(asked(null, { tranId }), off)).rejects.toMatchObject(cannotAsk);
    const body = new URLSearchParams(saysPaid(attempt, { status: 'CANCELLED' }));
    expect(await paymentReturn({ ...asked(null), body }, off)).toMatchObject({
      status: 303,
      location: `${site}/dashboard/payments/${tranId}`,
    });
    // It tells again later.
    await expect(paymentNotice({ ...asked(null), body }, off)).rejects.toMatchObject(SAID);
    expect(await standing(attempt)).toEqual(waiting(tranId));
  });

  test('time goes on for money that is held, and not for what the gateway would have to be asked', async () => {
    const [open, held] = [await anAttempt(trade), await anAttempt(trade)];
    await payAtGateway(held.tranId);
    await ask('PUT', `/orders/${held.orderId}/hand-over`, { token: trade.seller.token });
    const only = [open.tranId, held.tranId];
    expect(await reconcile({ ...worldLater(RELEASE_MS + HOUR, { only }), gateway: null })).toBe(2);
    expect((await standing(held)).state).toBe('payoutDue');
    expect((await standing(open)).state).toBe('open');
  });

  test('money that is held goes on its way: it needs no gateway', async () => {
    const attempt = await anAttempt(trade);
    await payAtGateway(attempt.tranId);
    expect(await standing(attempt)).toEqual(BOUGHT);
    const { token } = trade.buyer;
    const reply = await ask('PUT', `/orders/${attempt.orderId}/hand-over`, { token });
    expect([reply.status, (await standing(attempt)).state]).toEqual([200, 'payoutDue']);
  });
});
