import '../testing/atEmulators.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { db } from '../firebase.ts';
import { countUse } from './rateLimits.ts';

const HOUR_MS = 60 * 60 * 1000;
const NOW = new Date('2026-05-01T12:59:30Z');
const use = (by: string, now = NOW) => countUse({ what: 'images', by, windowMs: HOUR_MS, now });

test('uses at the same time are all counted, and none reads less than its own number', async () => {
  const by = randomUUID();
  const counts = (await Promise.all(Array.from({ length: 20 }, () => use(by)))).map(({ count }) => count);
  const inOrder = counts.toSorted((a, b) => a - b);
  expect(inOrder.every((count, at) => count >= at + 1)).toBe(true);
  expect(inOrder.at(-1)).toBe(20);
});

test('a new window begins anew, for each person alone, and the row goes away by itself', async () => {
  const [by, other] = [randomUUID(), randomUUID()];
  await use(by);
  expect(await use(by)).toEqual({ count: 2, endsIn: 30 });
  expect((await use(other)).count).toBe(1);
  expect(await use(by, new Date('2026-05-01T13:00:00Z'))).toEqual({ count: 1, endsIn: 3600 });
  const rows = await db.collection('rateLimits').get();
  const expiries = rows.docs.map((row) => row.get('expireAt').toDate() as Date);
  expect(expiries.every((expiry) => expiry > NOW)).toBe(true);
});
