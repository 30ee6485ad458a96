import { API_NOTICE, NOTICE, ORDER_WORDS, PAYMENT_NOTICE, productPath } from '@bns/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Account } from './accounts.ts';
import { aPerson } from './aPerson.ts';
import { ask, verdict } from './ask.ts';
import { db } from './behind.ts';
import {
  aDeal,
  alsoBooked,
  anAttempt,
  BOUGHT,
  aTrade,
  endReservation,
  nothingBought,
  pay,
  paymentsOf,
  standing,
  storedPayment,
  type Trade,
  waiting,
} from './payments.ts';
import { gatewaySaw, payAtGateway } from './sslcommerz.ts';

let trade: Trade;
let other: Account;

beforeAll(async () => {
  [trade, other] = await Promise.all([aTrade(), aPerson({ name: 'Rival' })]);
});

const sessionsOf = async (tranId: string) =>
  (await gatewaySaw(tranId)).calls.filter(({ call }) => call === 'session');

describe('Pay', () => {
  test('begins a payment: the phone is reserved, and the buyer is told where to pay', async () => {
    const deal = await aDeal(trade);
    const { status, body } = await pay(trade.buyer, deal.orderId);
    const tranId = String(body['tranId']);
    expect([status, Object.keys(body).toSorted()]).toEqual([201, ['gatewayUrl', 'tranId']]);
    expect(new URL(String(body['gatewayUrl'])).pathname).toBe('/gwprocess/v4/gw.php');
    expect(await standing({ ...deal, tranId })).toEqual(waiting(tranId));
    const { until, createdAt, amount } = await storedPayment(tranId);
    expect([until.toMillis() - createdAt.toMillis(), amount]).toEqual([15 * 60 * 1000, 31_500]);
  });

  test('case 33: two presses at once are one attempt with one session, and lead to one place', async () => {
    const { orderId } = await aDeal(trade);
    const replies = await Promise.all([pay(trade.buyer, orderId), pay(trade.buyer, orderId)]);
    const again = await pay(trade.buyer, orderId);
    expect(again.status).toBe(200);
    const [early] = replies.filter(({ status }) => status === 409);
    expect(early === undefined ? [] : [early.body['detail'], early.headers.get('retry-after')]).toEqual(
      early === undefined ? [] : [PAYMENT_NOTICE.opening, '1'],
    );
    const led = replies.filter(({ status }) => status < 300);
    expect(led.length).toBeGreaterThan(0);
    for (const { body } of led) expect(body).toEqual(again.body);
    const [only, ...more] = await paymentsOf(orderId);
    expect([only?.tranId, more]).toEqual([again.body['tranId'], []]);
    expect((await sessionsOf(only?.tranId ?? '')).length).toBe(1);
  });

  test('is for an open booking alone', async () => {
    for (const status of ['cancelled', 'declined', 'closed', 'paid', 'handedOver'] as const) {
      const { orderId } = await aDeal(trade, { status });
      const reply = await pay(trade.buyer, orderId);
      expect([...verdict(reply), reply.body['detail']]).toEqual([
        409,
        'conflict',
        API_NOTICE.orderStands(ORDER_WORDS[status]),
      ]);
    }
    const reply = await pay(trade.buyer, `${trade.buyer.uid}_nothing`);
    expect([...verdict(reply), reply.body['detail']]).toEqual([404, 'not-found', NOTICE.noSuchOrder]);
  });

  test('buys no phone that is sold, hidden or gone', async () => {
    const deals = await Promise.all([aDeal(trade), aDeal(trade), aDeal(trade)]);
    const [sold, hidden, gone] = deals.map(({ productId }) => db.doc(productPath(productId)));
    await Promise.all([sold?.update({ isSold: true }), hidden?.update({ isHidden: true }), gone?.delete()]);
    const replies = await Promise.all(deals.map(({ orderId }) => pay(trade.buyer, orderId)));
    expect(replies.map(verdict)).toEqual([
      [409, 'sold'],
      [404, 'not-found'],
      [404, 'not-found'],
    ]);
  });

  test.each([
    [9, 409],
    [10, 201],
    [500_000, 201],
    [500_001, 409],
  ])('of %i Tk is answered %i', async (resalePrice, status) => {
    const { orderId } = await aDeal(trade, { resalePrice });
    const reply = await pay(trade.buyer, orderId);
    expect(reply.status).toBe(status);
    expect(reply.body['detail']).toBe(status === 409 ? PAYMENT_NOTICE.outsideLimits : undefined);
  });

  test('GET /payments/methods says what can be paid online', async () => {
    expect((await ask('GET', '/payments/methods')).body).toEqual({
      online: true,
      minTk: 10,
      maxTk: 500_000,
    });
  });
});

describe('a phone that somebody pays for', () => {
  test('is neither edited, deleted nor sold', async () => {
    const { productId, orderId, tranId } = await anAttempt(trade);
    const { token } = trade.seller;
    const replies = await Promise.all([
      ask('PATCH', `/products/${productId}`, { token, body: { resalePrice: 100 } }),
      ask('PUT', `/products/${productId}`, { token }),
      ask('PUT', `/products/${productId}/sold`, { token, body: {} }),
      ask('PUT', `/orders/${orderId}/hand-over`, { token }),
    ]);
    expect(replies.map(verdict)).toEqual(replies.map(() => [409, 'conflict']));
    expect(await standing({ productId, orderId, tranId })).toEqual(waiting(tranId));
  });

  test('is its seller’s all the same: who only holds it is declined, and begins no more', async () => {
    const attempt = await anAttempt(trade);
    const { token } = trade.seller;
    expect((await ask('PUT', `/orders/${attempt.orderId}/decline`, { token })).status).toBe(200);
    expect(verdict(await pay(trade.buyer, attempt.orderId))).toEqual([409, 'conflict']);
    await payAtGateway(attempt.tranId);
    expect(await standing(attempt)).toEqual({
      ...nothingBought('refundDue', 'orderOver'),
      order: 'declined',
    });
  });

  test('is free again when its payment has ended, and another booking may be declined all along', async () => {
    const attempt = await anAttempt(trade);
    const rival = await alsoBooked(trade, attempt.productId, other);
    const { token } = trade.seller;
    expect((await ask('PUT', `/orders/${rival}/decline`, { token })).status).toBe(200);
    await payAtGateway(attempt.tranId, 'cancel');
    expect(await standing(attempt)).toEqual(nothingBought('cancelled'));
    expect((await ask('PUT', `/orders/${attempt.orderId}/decline`, { token })).status).toBe(200);
  });

  test('whose buyer cancels and books again at another price: the old amount buys nothing', async () => {
    const attempt = await anAttempt(trade);
    const { token } = trade.buyer;
    expect((await ask('PUT', `/orders/${attempt.orderId}/cancel`, { token })).status).toBe(200);
    await endReservation(attempt);
    const edited = { token: trade.seller.token, body: { resalePrice: 29_000 } };
    expect((await ask('PATCH', `/products/${attempt.productId}`, edited)).status).toBe(200);
    const body = { productId: attempt.productId, buyerPhone: '01712345678', meetingLocation: 'Farmgate' };
    expect((await ask('PUT', '/orders', { token, body })).status).toBe(200);
    await payAtGateway(attempt.tranId);
    expect(await standing(attempt)).toEqual(nothingBought('refundDue', 'orderOver'));
    const again = await pay(trade.buyer, attempt.orderId);
    expect(again.status).toBe(201);
    expect((await storedPayment(String(again.body['tranId']))).amount).toBe(29_000);
  });

  test('whose buyer begins anew when his time is over, and pays both: the second money goes back', async () => {
    const first = await anAttempt(trade);
    await endReservation(first);
    const { status, body } = await pay(trade.buyer, first.orderId);
    const second = { ...first, tranId: String(body['tranId']) };
    expect([status, second.tranId === first.tranId]).toEqual([201, false]);
    await payAtGateway(second.tranId);
    await payAtGateway(first.tranId);
    expect(await standing(second)).toEqual(BOUGHT);
    expect(await standing(first)).toEqual({ ...BOUGHT, state: 'refundDue', reason: 'paidTwice' });
  });

  test('whose booking is cancelled while he pays: his money goes back', async () => {
    const attempt = await anAttempt(trade);
    await ask('PUT', `/orders/${attempt.orderId}/cancel`, { token: trade.buyer.token });
    await payAtGateway(attempt.tranId);
    expect(await standing(attempt)).toMatchObject({
      state: 'refundDue',
      reason: 'orderOver',
      order: 'cancelled',
      isSold: false,
      reservedBy: null,
    });
  });
});
