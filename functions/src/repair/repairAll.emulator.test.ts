import '../testing/atEmulators.ts';
import { LANDING_PATH, productPath, reporterPath, reportPath, userPath } from '@bns/domain';
import { beforeEach, expect, test } from 'vitest';
import { aMoment } from '../../../tests/builders/moment.ts';
import {
  aStoredOrder,
  aStoredSeller,
  aStoredWish,
  at,
  emptyProject,
  read,
  storedPhones,
} from '../../../tests/triggers/market.ts';
import { auth, db } from '../firebase.ts';
import { repairAll } from './repairAll.ts';

const NOTHING = { claims: 0, phones: 0, words: 0, wishes: 0, orders: 0, reports: 0, landing: 0, stats: 0 };

/** A market of two sellers that agrees with itself. */
async function aMarket() {
  await emptyProject();
  const [seller, other] = [await aStoredSeller(), await aStoredSeller()];
  const ids = [...(await storedPhones(seller, 3)), ...(await storedPhones(other, 2))];
  const [first = '', second = '', third = '', plain = ''] = ids;
  const rows = {
    wish: await aStoredWish(first),
    order: await aStoredOrder(first),
    closable: await aStoredOrder(second),
  };
  const reporter = { reason: 'fake', note: '', at: aMoment(at, 30) };
  for (const id of [first, third]) await db.doc(reporterPath(id, 'reporter')).set(reporter);
  await repairAll('repair');
  return { seller, first, second, third, plain, ...rows };
}
let market: Awaited<ReturnType<typeof aMarket>>;

beforeEach(async () => {
  market = await aMarket();
});

test('a market that agrees with itself: nothing is found', async () => {
  expect(await repairAll('check')).toEqual(NOTHING);
});

const breakages: [string, Partial<typeof NOTHING>, () => Promise<unknown>][] = [
  [
    'a phone with its seller’s old name',
    { phones: 1 },
    () => set(productPath(market.plain), { sellerName: 'Old' }),
  ],
  ['a phone that no search finds', { words: 1 }, () => set(productPath(market.plain), { keywords: [] })],
  ['a phone in another’s price band', { words: 1 }, () => set(productPath(market.plain), { priceBand: 0 })],
  ['a wish with another price', { wishes: 1 }, () => set(market.wish, { resalePrice: 7 })],
  [
    'a wish that says wrongly that its phone is gone',
    { wishes: 1 },
    () => set(market.wish, { productGone: true }),
  ],
  ['an order with an old verdict', { orders: 1 }, () => set(market.order, { sellerVerified: false })],
  [
    'a booking of a sold phone',
    { words: 1, orders: 1, stats: 2 },
    () => set(productPath(market.second), { isSold: true }),
  ],
  ['a report that counts too many', { reports: 1 }, () => set(reportPath(market.first), { reportCount: 9 })],
  ['reporters without a report', { reports: 1 }, () => db.doc(reportPath(market.third)).delete()],
  [
    'a report of a phone that is gone',
    { reports: 1, stats: 2 },
    () => db.doc(productPath(market.third)).delete(),
  ],
  [
    'a home page with an old phone',
    { landing: 1 },
    () => set(LANDING_PATH, { categories: [], advertised: [{}] }),
  ],
  ['statistics that lost an event', { stats: 1 }, () => set('stats/total', { listings: 9 })],
  ['statistics of a day with nothing in it', { stats: 1 }, () => set('stats/2020-01-01', { users: 3 })],
  [
    'claims that nobody’s note gives away',
    { claims: 1 },
    () => auth.setCustomUserClaims(market.seller, { admin: true }),
  ],
  ['an account that should be open', { claims: 1 }, () => auth.updateUser(market.seller, { disabled: true })],
  ['claims of an earlier version', { claims: 1 }, () => set(userPath(market.seller), { claimsAt: 1 })],
];

test.each(breakages)(
  '%s is counted by a check, repaired by a repair, and then not found',
  async (_, found, break_) => {
    await break_();
    expect(await repairAll('check')).toEqual({ ...NOTHING, ...found });
    expect(await repairAll('repair')).toEqual({ ...NOTHING, ...found });
    expect(await repairAll('check')).toEqual(NOTHING);
  },
);

test('a removed seller whom every trigger missed: one run repairs his phones and what hangs on them', async () => {
  const { seller, first, wish, order } = market;
  await set(userPath(seller), { isDeleted: true, updatedAt: aMoment(at, 90) });
  expect(await repairAll('repair')).toMatchObject({ claims: 1, phones: 3, wishes: 1, orders: 2 });
  expect(await repairAll('check')).toEqual(NOTHING);
  expect(await read(productPath(first))).toMatchObject({ isHidden: true });
  expect(await read(wish)).toMatchObject({ productGone: true });
  expect(await read(order)).toMatchObject({ status: 'closed', closedReason: 'sellerDeleted' });
  expect((await auth.getUser(seller)).disabled).toBe(true);
});

async function set(path: string, fields: object): Promise<void> {
  await db.doc(path).set(fields, { merge: true });
}
