import { CHECK_AGAIN_MS, LATE_LOOK_MS, type Payment, paymentPath } from '@bns/domain';
import { expect, test, vi } from 'vitest';
import { reconcile } from '../../functions/src/payments/reconcile.ts';
import { paymentFacts } from '../builders/paymentFacts.ts';
import { Memory, memoryDocuments } from './memoryDocuments.ts';
import { MemoryGateway } from './memoryGateway.ts';

vi.mock('firebase-functions/logger', () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() }));

const TRAN = `BNS${'0'.repeat(24)}`;

test.each([
  ['an amount that cannot be read', { amount: null }],
  ['no val_id', { valId: '' }],
])('what the gateway vouches for with %s ends nothing, however often it is asked', async (_, said) => {
  const memory = new Memory();
  const { payment } = paymentFacts('open');
  memory.apply([{ create: paymentPath(TRAN), fields: payment }]);
  let nowMs = payment.createdAt.getTime();
  const vouched = {
    status: 'VALID' as const,
    tranId: TRAN,
    valId: 'VAL1',
    amount: 3_150_000,
    currency: 'BDT',
    isRisky: false,
    bankTranId: 'BANK1',
    cardType: 'BKASH-BKash',
    storeAmount: null,
    paidAtMs: null,
  };
  const gateway = {
    ...new MemoryGateway(() => nowMs).asked(async () => undefined),
    inquire: () => Promise.resolve({ valIds: ['VAL1'], ended: null }),
    validate: () => Promise.resolve({ ...vouched, ...said }),
  };
  const documents = memoryDocuments(memory, async () => undefined);
  const stored = () => memory.get(paymentPath(TRAN))?.data as unknown as Payment<Date>;
  for (let round = 0; round < 2 * (LATE_LOOK_MS / CHECK_AGAIN_MS); round += 1) {
    nowMs = stored().nextCheckAt?.getTime() ?? nowMs;
    expect(await reconcile({ documents, gateway, now: () => nowMs })).toBe(1);
    expect(stored().state).toBe('open');
    expect(stored().nextCheckAt?.getTime()).toBe(nowMs + CHECK_AGAIN_MS);
  }
});
