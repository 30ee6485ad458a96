import '../testing/atEmulators.ts';
import { randomUUID } from 'node:crypto';
import { KEY_KEPT_MS, KEY_RUNNING_MS } from '@bns/domain';
import { beforeEach, expect, test } from 'vitest';
import { begin, find, forget, type Hold, type Key, keep, type Outcome } from './keys.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const DONE: Outcome = { status: 201, body: { insertedId: 'phone', list: [{ nested: [1] }] } };
let key: Key;
let other: Key;

beforeEach(() => {
  key = { id: randomUUID(), print: 'one' };
  other = { ...key, print: 'other' };
});

async function held(asked = key, now = NOW): Promise<Hold> {
  const begun = await begin(asked, now);
  if ('outcome' in begun) throw new Error('the key is taken');
  return begun;
}

test('of twenty at once one has the key, and nobody fails', async () => {
  const begun = await Promise.all(Array.from({ length: 20 }, () => begin(key, NOW)));
  expect(begun.filter((one) => !('outcome' in one)).length).toBe(1);
  expect(begun.filter((one) => 'outcome' in one && one.outcome === null).length).toBe(19);
});

test('an outcome is found as it was kept, with whose request it was', async () => {
  expect(await find(key, NOW)).toBeNull();
  await keep(key, await held(), DONE);
  const first = { print: 'one', outcome: DONE };
  expect([await find(key, NOW), await begin(key, NOW), await find(other, NOW)]).toEqual([
    first,
    first,
    first,
  ]);
});

test('a key that is forgotten is free', async () => {
  await forget(key, await held());
  expect(await find(key, NOW)).toBeNull();
  await held(other);
});

test('a request that can no longer be under way is taken over by its like alone, and by one of them', async () => {
  await held();
  expect(await find(key, later(KEY_RUNNING_MS - 1))).toEqual({ print: 'one', outcome: null });
  const over = later(KEY_RUNNING_MS);
  expect([await find(key, over), await find(other, over)]).toEqual([null, { print: 'one', outcome: null }]);
  const begun = await Promise.all(Array.from({ length: 5 }, () => begin(key, over)));
  expect(begun.filter((one) => !('outcome' in one)).length).toBe(1);
});

test('who comes back after his key was taken over changes nothing', async () => {
  const slow = await held();
  const quick = await held(key, later(KEY_RUNNING_MS));
  await keep(key, slow, { status: 200, body: 'late' });
  await forget(key, slow);
  expect(await find(key, later(KEY_RUNNING_MS))).toEqual({ print: 'one', outcome: null });
  await keep(key, quick, DONE);
  expect((await find(key, later(KEY_RUNNING_MS)))?.outcome).toEqual(DONE);
});

test('an answer is kept for a day; then the key is anybody’s again', async () => {
  await keep(key, await held(), DONE);
  expect((await find(key, later(KEY_KEPT_MS - 1)))?.outcome).toEqual(DONE);
  expect(await find(key, later(KEY_KEPT_MS))).toBeNull();
  await held(other, later(KEY_KEPT_MS));
});
