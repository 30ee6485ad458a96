import '../testing/atEmulators.ts';
import { orderPath, RECEIPT_MS } from '@bns/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';
import { aProduct } from '../../../tests/builders/aProduct.ts';
import { anOrder } from '../../../tests/builders/anOrder.ts';
import { emptyProject } from '../../../tests/triggers/market.ts';
import { db } from '../firebase.ts';
import { settleReceipts } from './settleReceipts.ts';

const NOW = Date.UTC(2026, 10, 20);
const make = (seconds: number, nanoseconds: number) => new Timestamp(seconds, nanoseconds);
const LONG_AGO = Timestamp.fromMillis(NOW - RECEIPT_MS);
const LATELY = Timestamp.fromMillis(NOW - RECEIPT_MS + 1);

beforeEach(emptyProject);

async function afterANight(buyerId: string, over: object) {
  const phone = { productId: 'phone', product: aProduct(make) };
  const row = db.doc(orderPath(buyerId, 'phone'));
  await row.set(anOrder(make, phone, { buyerId, status: 'handedOver', isPaid: false, ...over }));
  const count = await settleReceipts(NOW);
  const { received, isPaid } = (await row.get()).data() ?? {};
  return [count, received, isPaid];
}

test('a buyer who was silent for seven days has his phone and has paid it, once', async () => {
  expect(await afterANight('silent', { handedOverAt: LONG_AGO })).toEqual([1, true, true]);
  expect(await settleReceipts(NOW)).toBe(0);
});

test.each([
  ['has some time left', { handedOverAt: LATELY }, undefined],
  ['said no', { handedOverAt: LONG_AGO, received: false }, false],
  ['was not asked', {}, undefined],
  ['has only booked', { handedOverAt: LONG_AGO, status: 'booked' }, undefined],
])('a buyer who %s is left as he is', async (_, over, received) => {
  expect(await afterANight('other', over)).toEqual([0, received, false]);
});
