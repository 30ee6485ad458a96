import { API_NOTICE, ORDER_WORDS, PAYMENT_NOTICE, RELEASE_MS } from '@bns/domain';
import { beforeAll, describe, expect, test } from 'vitest';
import { reconcile } from '../../functions/src/payments/reconcile.ts';
import { auditedOf } from './aPerson.ts';
import { ask, type Reply, verdict } from './ask.ts';
import {
  anAttempt,
  aTrade,
  type Attempt,
  BOUGHT,
  HOUR,
  orderOf,
  standing,
  storedPayment,
  type Trade,
  worldLater,
} from './payments.ts';
import { payAtGateway } from './sslcommerz.ts';

let trade: Trade;

beforeAll(async () => {
  trade = await aTrade();
});

/** A phone that is paid for: its money is held. */
async function bought(): Promise<Attempt> {
  const attempt = await anAttempt(trade);
  await payAtGateway(attempt.tranId);
  expect(await standing(attempt)).toEqual(BOUGHT);
  return attempt;
}

const handOver = ({ orderId }: Attempt, who: 'buyer' | 'seller') =>
  ask('PUT', `/orders/${orderId}/hand-over`, { token: trade[who].token });
const answer = ({ orderId }: Attempt, received: boolean) =>
  ask('PUT', `/orders/${orderId}/received`, { token: trade.buyer.token, body: { received } });
const decide = ({ tranId }: Attempt, accept: boolean) =>
  ask('PUT', `/payments/${tranId}/decide`, { token: trade.admin.token, body: { accept } });
const modified = ({ status, body }: Reply) => [status, body['modifiedCount']];
const stands = async (attempt: Attempt) => {
  const { state, reason, order } = await standing(attempt);
  return [state, reason, order];
};

describe('the money of a paid phone is the seller’s', () => {
  test.each([
    ['hands it over to himself', (attempt: Attempt) => handOver(attempt, 'buyer')],
    ['says that he has got it', (attempt: Attempt) => answer(attempt, true)],
  ])('when its buyer %s, once', async (_, say) => {
    const attempt = await bought();
    expect([modified(await say(attempt)), modified(await say(attempt))]).toEqual([
      [200, 1],
      [200, 0],
    ]);
    expect(await stands(attempt)).toEqual(['payoutDue', null, 'handedOver']);
    expect(await orderOf(attempt)).toMatchObject({ isPaid: true, received: true });
    expect((await storedPayment(attempt.tranId)).waits).toBe('payout');
  });

  test('three days after its seller says that he handed it over, where the buyer says nothing', async () => {
    const attempt = await bought();
    const only = [attempt.tranId];
    const replies = [await handOver(attempt, 'seller'), await handOver(attempt, 'seller')];
    expect(replies.map(modified)).toEqual([
      [200, 1],
      [200, 0],
    ]);
    expect(await stands(attempt)).toEqual(['paid', null, 'handedOver']);
    // A day after its beginning each payment is looked at once more.
    expect(await reconcile(worldLater(RELEASE_MS - HOUR, { only }))).toBe(1);
    expect(await stands(attempt)).toEqual(['paid', null, 'handedOver']);
    expect(await reconcile(worldLater(RELEASE_MS, { only }))).toBe(1);
    expect(await stands(attempt)).toEqual(['payoutDue', null, 'handedOver']);
    expect((await orderOf(attempt)).received).toBe(true);
    expect(await reconcile(worldLater(2 * RELEASE_MS, { only }))).toBe(0);
  });

  test('and nothing in it is audited: nobody acted on another’s things', async () => {
    const attempt = await bought();
    await handOver(attempt, 'seller');
    await answer(attempt, true);
    expect(await auditedOf(attempt.tranId)).toEqual([]);
  });
});

describe('a buyer who did not get the phone', () => {
  /** Its seller says that he handed it over; its buyer says no. */
  async function missed(): Promise<Attempt> {
    const attempt = await bought();
    await handOver(attempt, 'seller');
    const replies = [await answer(attempt, false), await answer(attempt, false)];
    expect(replies.map(modified)).toEqual([
      [200, 1],
      [200, 0],
    ]);
    return attempt;
  }

  test('stops the three days, and an admin finds it', async () => {
    const attempt = await missed();
    expect(await reconcile(worldLater(2 * RELEASE_MS, { only: [attempt.tranId] }))).toBe(1);
    expect(await reconcile(worldLater(9 * RELEASE_MS, { only: [attempt.tranId] }))).toBe(0);
    expect(await stands(attempt)).toEqual(['paid', 'notReceived', 'handedOver']);
    expect((await storedPayment(attempt.tranId)).waits).toBe('decide');
    expect(await auditedOf(attempt.tranId)).toEqual([
      expect.objectContaining({
        action: 'missPhone',
        actorId: trade.buyer.uid,
        actorName: 'Buyer',
        targetKind: 'payment',
      }),
    ]);
  });

  test('may say so before his seller says anything, which does not start the three days', async () => {
    const attempt = await bought();
    await answer(attempt, false);
    expect(await stands(attempt)).toEqual(['paid', 'notReceived', 'paid']);
    await handOver(attempt, 'seller');
    expect(await reconcile(worldLater(2 * RELEASE_MS, { only: [attempt.tranId] }))).toBe(1);
    expect(await reconcile(worldLater(9 * RELEASE_MS, { only: [attempt.tranId] }))).toBe(0);
    expect(await stands(attempt)).toEqual(['paid', 'notReceived', 'handedOver']);
  });

  test('may find that he has got it after all', async () => {
    const attempt = await missed();
    expect(modified(await answer(attempt, true))).toEqual([200, 1]);
    expect(await stands(attempt)).toEqual(['payoutDue', null, 'handedOver']);
  });

  test.each([
    [true, ['payoutDue', null, 'handedOver'], 'acceptPayment'],
    [false, ['refundDue', 'complaintUpheld', 'refundDue'], 'rejectPayment'],
  ])('an admin decides, with accept %s', async (accept, stood, action) => {
    const attempt = await missed();
    expect(modified(await decide(attempt, accept))).toEqual([200, 1]);
    expect(await stands(attempt)).toEqual(stood);
    const entry = expect.objectContaining({ action, actorName: 'Admin', targetId: attempt.tranId });
    expect(await auditedOf(attempt.tranId)).toContainEqual(entry);
    expect(verdict(await decide(attempt, accept))).toEqual([409, 'conflict']);
  });

  test('an admin decides about what he saw: not about what has changed since', async () => {
    const attempt = await missed();
    await answer(attempt, true);
    const body = { accept: false, state: 'paid', reason: 'notReceived' };
    const reply = await ask('PUT', `/payments/${attempt.tranId}/decide`, { token: trade.admin.token, body });
    expect([...verdict(reply), reply.body['detail']]).toEqual([
      409,
      'conflict',
      PAYMENT_NOTICE.changedMeanwhile,
    ]);
    expect(await stands(attempt)).toEqual(['payoutDue', null, 'handedOver']);
  });

  test('says so too late when the money is the seller’s', async () => {
    const attempt = await bought();
    await answer(attempt, true);
    const reply = await answer(attempt, false);
    expect(verdict(reply)).toEqual([409, 'conflict']);
    expect(await stands(attempt)).toEqual(['payoutDue', null, 'handedOver']);
  });
});

describe('without a complaint', () => {
  test('an admin has nothing to turn down, but may send the money back', async () => {
    const attempt = await bought();
    const reply = await decide(attempt, true);
    expect([...verdict(reply), reply.body['detail']]).toEqual([409, 'conflict', PAYMENT_NOTICE.notWaiting]);
    expect(modified(await decide(attempt, false))).toEqual([200, 1]);
    expect(await stands(attempt)).toEqual(['refundDue', 'rejected', 'refundDue']);
  });

  test('a paid booking is neither cancelled nor declined', async () => {
    const attempt = await bought();
    const replies = [
      await ask('PUT', `/orders/${attempt.orderId}/cancel`, { token: trade.buyer.token }),
      await ask('PUT', `/orders/${attempt.orderId}/decline`, { token: trade.seller.token }),
    ];
    for (const reply of replies) {
      expect([...verdict(reply), reply.body['detail']]).toEqual([
        409,
        'conflict',
        API_NOTICE.orderStands(ORDER_WORDS.paid),
      ]);
    }
    expect(await standing(attempt)).toEqual(BOUGHT);
  });
});
