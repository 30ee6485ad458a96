import { wishPath } from '@bns/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { aProduct } from '../builders/aProduct.ts';
import { aWish } from '../builders/aWish.ts';
import type { Account } from './accounts.ts';
import { aPerson } from './aPerson.ts';
import { aPhone } from './aPhone.ts';
import { ask } from './ask.ts';
import { at, db } from './behind.ts';
import {
  alsoBooked,
  anAttempt,
  aTrade,
  type Attempt,
  nothingBought,
  orderOf,
  pay,
  standing,
  type Trade,
} from './payments.ts';
import { post } from './paymentsMessages.ts';
import { gatewaySaw, payAtGateway } from './sslcommerz.ts';

/** Triggers come late where a machine has much to do. */
const WAIT = { timeout: 240_000, interval: 250 };
const LONG = 300_000;
/** A day and a place on the home page that no other file has. */
const DAY = '2089-05-17';
const then = at(Date.parse(`${DAY}T10:00:00Z`) / 1000, 0);

let trade: Trade;
let other: Account;

beforeAll(async () => {
  [trade, other] = await Promise.all([aTrade(), aPerson()]);
});

const soldOn = async () => ((await db.doc(`stats/${DAY}`).get()).get('sold') ?? 0) as number;
const onHomePage = async (productId: string) =>
  JSON.stringify((await ask('GET', '/landing')).body).includes(productId);
const stateOf = async (orderId: string) => {
  const { status, closedReason, isSold } = await orderOf({ orderId });
  return [status, closedReason, isSold];
};

describe('what follows from a payment', () => {
  test(
    'the other bookings close, wishes, home page and numbers know that it is sold; a repeat adds nothing',
    async () => {
      const advertised = { time: then, isAdvertised: true, advertisedAt: then };
      const productId = await aPhone(trade.seller.uid, advertised);
      const [own, lost] = await Promise.all([
        alsoBooked(trade, productId, trade.buyer),
        alsoBooked(trade, productId, other),
      ]);
      const product = aProduct(at, { sellerId: trade.seller.uid });
      const wish = db.doc(wishPath(other.uid, productId));
      await wish.set(aWish(at, { productId, product }, { buyerId: other.uid }));
      await expect.poll(() => onHomePage(productId), WAIT).toBe(true);

      const { body } = await pay(trade.buyer, own);
      const attempt: Attempt = { tranId: String(body['tranId']), orderId: own, productId };
      await payAtGateway(attempt.tranId);
      await expect.poll(() => stateOf(lost), WAIT).toEqual(['closed', 'soldToOther', true]);
      await expect.poll(() => stateOf(own), WAIT).toEqual(['paid', null, true]);
      await expect.poll(async () => (await wish.get()).get('isSold') as unknown, WAIT).toBe(true);
      await expect.poll(() => onHomePage(productId), WAIT).toBe(false);
      await expect.poll(soldOn, WAIT).toBe(1);

      const [message] = (await gatewaySaw(attempt.tranId)).messages;
      await Promise.all([post('ipn', message?.form ?? {}), post('callback/success', message?.form ?? {})]);
      const next = await anAttempt(trade);
      await payAtGateway(next.tranId);
      await expect.poll(() => stateOf(next.orderId), WAIT).toEqual(['paid', null, true]);
      expect([await stateOf(own), await stateOf(lost), await soldOn()]).toEqual([
        ['paid', null, true],
        ['closed', 'soldToOther', true],
        1,
      ]);
    },
    LONG,
  );
});

describe('who is closed while somebody is at the gateway', () => {
  const close = ({ email }: Account) =>
    ask('PUT', '/users/delete', { token: trade.admin.token, query: { email } });

  test(
    'the seller: his phone is hidden, and the money goes back',
    async () => {
      const seller = await aPerson({ isSeller: true });
      const attempt = await anAttempt({ ...trade, seller });
      expect((await close(seller)).status).toBe(200);
      await expect.poll(() => stateOf(attempt.orderId), WAIT).toEqual(['closed', 'sellerDeleted', false]);
      await payAtGateway(attempt.tranId);
      const wanted = { ...nothingBought('refundDue', 'phoneGone'), order: 'closed' };
      expect(await standing(attempt)).toEqual(wanted);
    },
    LONG,
  );

  test(
    'the buyer: his booking is closed, and the money goes back',
    async () => {
      const buyer = await aPerson();
      const attempt = await anAttempt({ ...trade, buyer });
      expect((await close(buyer)).status).toBe(200);
      await expect.poll(() => stateOf(attempt.orderId), WAIT).toEqual(['closed', 'buyerDeleted', false]);
      await payAtGateway(attempt.tranId);
      const wanted = { ...nothingBought('refundDue', 'orderOver'), order: 'closed' };
      expect(await standing(attempt)).toEqual(wanted);
    },
    LONG,
  );
});
