import { beforeAll, describe, expect, test } from 'vitest';
import { reconcile } from '../../functions/src/payments/reconcile.ts';
import { startPayment } from '../../functions/src/payments/startPayment.ts';
import { newTranId } from './aPaidBooking.ts';
import { verdict } from './ask.ts';
import {
  aDeal,
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
import { payAtGateway, switchGateway } from './sslcommerz.ts';

let trade: Trade;

beforeAll(async () => {
  trade = await aTrade();
});

describe('on a bad day of the gateway', () => {
  /** An order whose session the gateway is switched to spoil once. */
  async function spoiled(answer: '500' | 'html') {
    const title = `Nokia ${newTranId()}`;
    const deal = await aDeal(trade, { title });
    await switchGateway({ answer, call: 'session', product: title, times: 1 });
    return deal;
  }
  const only = async ({ orderId }: { orderId: string }) => (await paymentsOf(orderId))[0]?.tranId ?? '';

  test.each(['500', 'html'] as const)(
    'case 45: %s for a session: a sentence, and the order stays payable',
    async (answer) => {
      const deal = await spoiled(answer);
      const reply = await pay(trade.buyer, deal.orderId);
      expect([...verdict(reply), reply.body['detail']]).toEqual([502, 'upstream', 'Something went wrong!']);
      expect(await standing({ ...deal, tranId: await only(deal) })).toEqual(
        nothingBought('failed', 'noSession'),
      );
      expect((await pay(trade.buyer, deal.orderId)).status).toBe(201);
    },
  );

  test('case 45: wrong credentials: the same', async () => {
    const deal = await aDeal(trade);
    const opening = startPayment(worldLater(0, { password: 'wrong' }), deal.orderId);
    await expect(opening).rejects.toMatchObject({ code: 'upstream' });
    expect(await standing({ ...deal, tranId: await only(deal) })).toEqual(
      nothingBought('failed', 'noSession'),
    );
    expect((await pay(trade.buyer, deal.orderId)).status).toBe(201);
  });

  test('case 45: silence for a session: the same', async () => {
    const title = `Nokia ${newTranId()}`;
    const deal = await aDeal(trade, { title });
    await switchGateway({ answer: 'silence', call: 'session', product: title, times: 1, silenceMs: HOUR });
    const opening = startPayment(worldLater(0, { timeoutMs: 500 }), deal.orderId);
    await expect(opening).rejects.toMatchObject({ code: 'upstream' });
    expect(await standing({ ...deal, tranId: await only(deal) })).toEqual(
      nothingBought('failed', 'noSession'),
    );
    expect((await pay(trade.buyer, deal.orderId)).status).toBe(201);
  });

  test.each(['500', 'html'] as const)(
    'case 45: %s for a validation: it stays open and is due again',
    async (answer) => {
      const attempt = await anAttempt(trade);
      const { tranId } = attempt;
      await switchGateway({ answer, call: 'validate', tranId });
      await payAtGateway(tranId, 'bkash', { browser: true });
      expect(await standing(attempt)).toEqual(waiting(tranId));
      const reply = await check(trade.buyer, attempt);
      expect(verdict(reply)).toEqual([502, 'upstream']);
      await reconcile(worldLater(2 * MINUTE, { only: [tranId] }));
      expect(await standing(attempt)).toEqual(waiting(tranId));
      const { nextCheckAt } = await storedPayment(tranId);
      expect((nextCheckAt?.toMillis() ?? 0) > Date.now() + 2 * MINUTE).toBe(true);
    },
  );

  test('case 45: a validation that fails once is made up for by the next look', async () => {
    const attempt = await anAttempt(trade);
    const { tranId } = attempt;
    await switchGateway({ answer: '500', call: 'validate', tranId, times: 1 });
    await payAtGateway(tranId);
    expect(await standing(attempt)).toEqual(waiting(tranId));
    expect((await check(trade.buyer, attempt)).body['state']).toBe('paid');
    expect(await standing(attempt)).toEqual(BOUGHT);
  });

  test('case 45: a reconciler goes on where one payment cannot be settled', async () => {
    const [broken, sound] = await Promise.all([unheard(trade), unheard(trade)]);
    await switchGateway({ answer: '500', call: 'query', tranId: broken.tranId });
    await Promise.all([payAtGateway(broken.tranId), payAtGateway(sound.tranId)]);
    expect(await reconcile(worldLater(3 * MINUTE, { only: [broken.tranId, sound.tranId] }))).toBe(2);
    expect([(await standing(broken)).state, (await standing(sound)).state]).toEqual(['open', 'paid']);
  });
});
