import { PAYMENT_NOTICE } from '@bns/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { atOnce } from '../../dev/seed/atOnce.ts';
import type { Account } from './accounts.ts';
import { aPerson } from './aPerson.ts';
import { verdict } from './ask.ts';
import { db } from './behind.ts';
import {
  aDeal,
  alsoBooked,
  anAttempt,
  aTrade,
  BOUGHT,
  dhakaClock,
  endReservation,
  pay,
  standing,
  storedPayment,
  type Trade,
} from './payments.ts';
import { gatewaySaw, payAtGateway, switchGateway } from './sslcommerz.ts';

let trade: Trade;
let other: Account;

beforeAll(async () => {
  [trade, other] = await Promise.all([aTrade(), aPerson({ name: 'Rival' })]);
});

describe('two buyers and one phone', () => {
  test('case 34: one gets a session, the other is told until when somebody else is paying', async () => {
    const { productId, orderId } = await aDeal(trade);
    const rival = await alsoBooked(trade, productId, other);
    const replies = await Promise.all([pay(trade.buyer, orderId), pay(other, rival)]);
    const [won, lost] = replies.toSorted((one, two) => one.status - two.status);
    expect([won?.status, lost && verdict(lost)]).toEqual([201, [409, 'conflict']]);
    const { until } = await storedPayment(String(won?.body['tranId']));
    expect(lost?.body['detail']).toBe(PAYMENT_NOTICE.reservedUntil(dhakaClock(until)));
    const seconds = Number(lost?.headers.get('retry-after'));
    expect([seconds > 0, seconds <= 15 * 60]).toEqual([true, true]);
  });

  /** The first one's time is over while he is at the gateway, and the second one is there too. */
  async function bothAtGateway() {
    const first = await anAttempt(trade);
    const rival = await alsoBooked(trade, first.productId, other);
    await endReservation(first);
    const { status, body } = await pay(other, rival);
    expect(status).toBe(201);
    const second = { ...first, orderId: rival, tranId: String(body['tranId']) };
    return { first, second };
  }

  test('case 34: with both at the gateway who pays first has the phone, the other gets his money back', async () => {
    const { first, second } = await bothAtGateway();
    await payAtGateway(second.tranId);
    await payAtGateway(first.tranId);
    expect(await standing(second)).toEqual(BOUGHT);
    expect(await standing(first)).toMatchObject({
      state: 'refundDue',
      reason: 'soldToOther',
      isPaid: false,
    });
  });

  test('case 34: who pays when his time is over does not take the phone from who pays in his', async () => {
    const { first, second } = await bothAtGateway();
    await payAtGateway(first.tranId);
    expect(await standing(first)).toMatchObject({ state: 'refundDue', reason: 'late', isSold: false });
    await payAtGateway(second.tranId);
    expect(await standing(second)).toEqual(BOUGHT);
  });

  test('case 34: both times over, the first money has the phone all the same', async () => {
    const { first, second } = await bothAtGateway();
    await endReservation(second);
    await payAtGateway(first.tranId);
    await payAtGateway(second.tranId);
    expect(await standing(first)).toMatchObject({ state: 'paid', order: 'paid', isSold: true });
    expect(await standing(second)).toMatchObject({
      state: 'refundDue',
      reason: 'soldToOther',
      reservedBy: null,
    });
  });

  test('whose time is over and who has paid unseen keeps the phone: the gateway is asked first', async () => {
    const first = await anAttempt(trade);
    const rival = await alsoBooked(trade, first.productId, other);
    await switchGateway({ ipn: 'never', tranId: first.tranId });
    await payAtGateway(first.tranId);
    await endReservation(first);
    expect(verdict(await pay(other, rival))).toEqual([409, 'sold']);
    expect(await standing(first)).toEqual(BOUGHT);
  });
});

test('50 buyers press Pay at once: one session, 49 are told that somebody else is paying', async () => {
  const title = `Nokia ${Date.now()}`;
  const { productId, orderId } = await aDeal(trade, { title });
  const buyers = await atOnce(8, Array.from({ length: 49 }), () => aPerson());
  const booked = await Promise.all(
    buyers.map(async (buyer) => {
      return { buyer, order: await alsoBooked(trade, productId, buyer, { title }) };
    }),
  );
  const all = [{ buyer: trade.buyer, order: orderId }, ...booked];
  const replies = await Promise.all(all.map(({ buyer, order }) => pay(buyer, order)));
  const won = replies.filter(({ status }) => status === 201);
  const lost = replies.filter((reply) => String(verdict(reply)) === '409,conflict');
  expect([won.length, lost.length]).toEqual([1, 49]);
  const { until } = await storedPayment(String(won[0]?.body['tranId']));
  const said = PAYMENT_NOTICE.reservedUntil(dhakaClock(until));
  expect(lost.filter(({ body }) => body['detail'] !== said)).toEqual([]);
  const { calls } = await gatewaySaw();
  expect(calls.filter(({ product, call }) => product === title && call === 'session').length).toBe(1);
  const { docs } = await db.collection('payments').where('productId', '==', productId).get();
  expect(docs.map((row) => row.get('state'))).toEqual(['open']);
});
