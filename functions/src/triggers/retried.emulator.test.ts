import '../testing/atEmulators.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { db } from '../firebase.ts';
import { GIVE_UP_AFTER_MS, retried } from './retried.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const event = (ageMs: number) => ({
  id: randomUUID(),
  time: new Date(NOW.getTime() - ageMs).toISOString(),
  document: 'products/phone',
});
const letter = async (id: string) => (await db.doc(`deadLetters/${id}`).get()).data();
const fails = () => Promise.reject(new TypeError('buyer@bns.test broke it'));

test('a fault escapes while the event is young, so that it comes again', async () => {
  const young = event(GIVE_UP_AFTER_MS - 1);
  await expect(retried('describeProduct', young, fails, NOW)).rejects.toThrow(TypeError);
  expect(await letter(young.id)).toBeUndefined();
});

test('a fault of an old event becomes one dead letter, however often it comes, without the fault’s words', async () => {
  const old = event(GIVE_UP_AFTER_MS);
  for (let i = 0; i < 3; i += 1) await retried('describeProduct', old, fails, NOW);
  const kept = await letter(old.id);
  expect(kept).toMatchObject({
    trigger: 'describeProduct',
    path: 'products/phone',
    eventTime: old.time,
    error: { name: 'TypeError', code: '' },
  });
  expect(kept?.['expireAt'].toDate() > NOW).toBe(true);
  expect(JSON.stringify(kept)).not.toContain('buyer@bns.test');
});

test('an old event that comes for the first time is worked on', async () => {
  const late = event(5 * GIVE_UP_AFTER_MS);
  let worked = false;
  await retried('describeProduct', late, async () => void (worked = true), NOW);
  expect([worked, await letter(late.id)]).toEqual([true, undefined]);
});
