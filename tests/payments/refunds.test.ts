import { CHECK_AGAIN_MS, type Payment, paymentPath } from '@bns/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RefundAnswer } from '../../functions/src/outside/gateway.ts';
import { reconcile } from '../../functions/src/payments/reconcile.ts';
import { refundPayment } from '../../functions/src/payments/refundPayment.ts';
import { paymentFacts } from '../builders/paymentFacts.ts';
import { Clock } from './stage.ts';
import { Memory, memoryDocuments } from './memoryDocuments.ts';
import { MemoryGateway } from './memoryGateway.ts';

vi.mock('firebase-functions/logger', () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() }));

const ADMIN = { uid: 'admin', requestId: 'r', judge: () => undefined };
const TRAN = `BNS${'0'.repeat(24)}`;
let memory: Memory;
let clock: Clock;
let answers: RefundAnswer[];

/** A gateway that says of refunds what it is told to. */
function world() {
  const refund = () => Promise.resolve(answers.shift() ?? { status: 'failed' as const, refundRef: null });
  const gateway = { ...new MemoryGateway(clock.now).asked(async () => undefined), refund, askRefund: refund };
  return { documents: memoryDocuments(memory, async () => undefined), gateway, now: clock.now };
}
const payment = () => memory.get(paymentPath(TRAN))?.data as unknown as Payment<Date>;
const underWay = { status: 'processing', refundRef: 'REF1' } as const;
const ask = () => refundPayment(world(), TRAN, ADMIN).catch((error: unknown) => error);

beforeEach(() => {
  memory = new Memory();
  clock = new Clock();
  answers = [];
  const taken = { taken: 3_150_000, valId: 'VAL1', bankTranId: 'BANK1', nextCheckAt: null };
  memory.apply([
    { create: paymentPath(TRAN), fields: paymentFacts('refundDue', { payment: taken }).payment },
  ]);
});

test('a refund that fails on its way can be asked for anew, and nobody looks at it for ever', async () => {
  answers = [underWay, underWay, { status: 'failed', refundRef: 'REF1' }];
  await ask();
  expect(payment()).toMatchObject({ state: 'refundDue', refundRef: 'REF1' });
  clock.nowMs += CHECK_AGAIN_MS;
  expect(await reconcile(world())).toBe(1);
  expect(payment().refundRef).toBeNull();
  clock.nowMs += CHECK_AGAIN_MS;
  expect(await reconcile(world())).toBe(1);
  expect(await reconcile(world())).toBe(0);
  const back = { status: 'success', refundRef: 'REF2' } as const;
  answers = [back, back];
  expect(await ask()).toBe(true);
  expect(payment().state).toBe('refunded');
});

test('two who ask at once ask once', async () => {
  answers = [underWay, underWay, { status: 'failed', refundRef: null }];
  const [, second] = await Promise.all([ask(), ask()]);
  expect(second).toMatchObject({ code: 'conflict' });
  expect(payment()).toMatchObject({ state: 'refundDue', refundRef: 'REF1' });
  answers = [{ status: 'success', refundRef: null }];
  clock.nowMs += CHECK_AGAIN_MS;
  await reconcile(world());
  expect(payment().state).toBe('refunded');
});

test('what the gateway says at first is that it has begun: the bank may still cancel it', async () => {
  answers = [{ status: 'success', refundRef: 'REF1' }, underWay];
  await ask();
  expect(payment()).toMatchObject({ state: 'refundDue', refundRef: 'REF1' });
  answers = [{ status: 'failed', refundRef: null }];
  clock.nowMs += CHECK_AGAIN_MS;
  await reconcile(world());
  expect(payment()).toMatchObject({ state: 'refundDue', refundRef: null });
});

test('a later answer without the name of the refund does not make us forget it', async () => {
  answers = [underWay, { status: 'processing', refundRef: null }];
  await ask();
  expect(payment()).toMatchObject({ state: 'refundDue', refundRef: 'REF1' });
});

test('one that is under way without a name is not looked at for ever', async () => {
  answers = [{ status: 'processing', refundRef: null }];
  await ask();
  clock.nowMs += CHECK_AGAIN_MS;
  await reconcile(world());
  expect(await reconcile(world())).toBe(0);
  expect(payment()).toMatchObject({ state: 'refundDue', nextCheckAt: null });
});
