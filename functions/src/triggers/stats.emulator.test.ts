import '../testing/atEmulators.ts';
import { productPath, userPath } from '@bns/domain';
import { beforeEach, expect, test } from 'vitest';
import { deliver, type Written } from '../../../tests/triggers/events.ts';
import {
  aStoredBuyer,
  aStoredOrder,
  aStoredSeller,
  change,
  emptyProject,
  read,
  storedPhones,
  write,
} from '../../../tests/triggers/market.ts';
import { db } from '../firebase.ts';
import { repairAll } from '../repair/repairAll.ts';

const DAY = 'stats/2026-01-15';
const created = async (path: string): Promise<Written> => ({ path, after: await read(path) });
const stats = async () => [await read('stats/total'), await read(DAY)];

beforeEach(() => emptyProject());

test('case 28: each event counts once, however often, late and out of order it comes', async () => {
  const [seller, buyer] = [await aStoredSeller(), await aStoredBuyer()];
  const [id = '', gone = ''] = await storedPhones(seller, 2);
  const events = [
    await created(userPath(seller)),
    await created(userPath(buyer)),
    await created(productPath(id)),
    await created(productPath(gone)),
    await created(await aStoredOrder(id, buyer)),
    await change(productPath(id), { isSold: true }),
    await write(productPath(gone), undefined),
    await change(userPath(buyer), { isDeleted: true }),
  ];
  for (const event of events.toReversed()) await deliver(event, 7);
  const counted = {
    users: 1,
    listings: 1,
    bookings: 1,
    sold: 1,
    brands: { samsung: 1 },
    onMarket: { samsung: 0 },
  };
  expect(await stats()).toEqual([counted, counted]);
  expect((await repairAll('check')).stats).toBe(0);
});

test('the ledger row of an event goes away by itself', async () => {
  await deliver(await created(userPath(await aStoredBuyer())));
  const rows = (await db.collection('idempotency').orderBy('expireAt', 'desc').limit(1).get()).docs;
  expect(rows[0]?.id).toMatch(/^stats_/);
  expect(rows[0]?.get('expireAt').toDate() > new Date()).toBe(true);
});

test('case 24: a phone without a time counts in the total only', async () => {
  const path = productPath('broken');
  await deliver(await write(path, { ...(await aBrokenPhone()), time: null }));
  expect(await stats()).toMatchObject([
    { listings: 1, brands: { samsung: 1 }, onMarket: { samsung: 1 } },
    undefined,
  ]);
});

async function aBrokenPhone() {
  const [id = ''] = await storedPhones(await aStoredSeller(), 1);
  const phone = await read(productPath(id));
  await db.doc(productPath(id)).delete();
  return phone;
}
