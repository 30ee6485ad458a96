import { API_NOTICE, DomainError, NOTICE } from '@bns/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import type { First, Hold, Key, Outcome } from '../store/keys.ts';
import { type Answer, created } from './answer.ts';
import type { Incoming } from './incoming.ts';
import { answeredBefore, keyOf, once } from './once.ts';

const lines = vi.hoisted(() => [] as unknown[][]);
vi.mock('firebase-functions/logger', () => ({ error: (...line: unknown[]) => void lines.push(line) }));

const NOW = new Date('2026-05-01T12:00:00Z');
const HOLD = { since: null } as unknown as Hold;
const DONE = created({ acknowledged: true, insertedId: 'phone' });
let rows: Map<string, First>;

const keys = {
  find: async ({ id }: Key) => rows.get(id) ?? null,
  begin: async ({ id, print }: Key): Promise<Hold | First> => {
    const first = rows.get(id);
    if (first !== undefined) return first;
    rows.set(id, { print, outcome: null });
    return HOLD;
  },
  keep: async ({ id, print }: Key, _hold: Hold, outcome: Outcome) => {
    rows.set(id, { print, outcome: JSON.parse(JSON.stringify(outcome)) });
  },
  forget: async ({ id }: Key) => void rows.delete(id),
};

beforeEach(() => {
  rows = new Map();
  lines.splice(0);
});

const post = (body: string, over: Partial<Incoming> = {}): Incoming => ({
  method: 'POST',
  url: '/products',
  headers: { 'idempotency-key': 'one' },
  rawHeaders: ['Content-Type', 'application/json'],
  rawBody: Buffer.from(body),
  ...over,
});
const keyIn = (request: Incoming, uid = 'seller'): Key => {
  const key = keyOf(request, uid);
  if (key === null) throw new Error('no key');
  return key;
};
const KEY = keyIn(post('{}'));
const ask = (answer: () => Promise<Answer>, key = KEY) => once(key, NOW, { keys }, answer);
const failing = (error: Error) => () => Promise.reject(error);

test('the same key is done once and answered alike', async () => {
  const act = vi.fn(async () => DONE);
  const answers = [await ask(act), await ask(act), await answeredBefore(KEY, NOW, { keys })];
  expect(answers).toEqual([DONE, DONE, DONE]);
  expect(act).toHaveBeenCalledTimes(1);
});

test('a key that is free has no answer of before', async () => {
  expect(await answeredBefore(KEY, NOW, { keys })).toBeNull();
});

test.each<[string, Partial<Incoming>]>([
  ['another body', { rawBody: Buffer.from('{"title":"x"}') }],
  ['another method', { method: 'PUT' }],
  ['another address', { url: '/wishlists' }],
])('the same key with %s is a conflict', async (_, over) => {
  await ask(async () => DONE);
  const other = keyIn(post('{}', over));
  const conflict = { code: 'conflict', message: API_NOTICE.keyOfOther };
  await expect(ask(async () => DONE, other)).rejects.toMatchObject(conflict);
  await expect(answeredBefore(other, NOW, { keys })).rejects.toMatchObject(conflict);
});

test('a repeat while the first is under way is told when to come back', async () => {
  const underWay = { code: 'conflict', message: API_NOTICE.keyRunning, retryAfterSeconds: 2 };
  const answered = await ask(async () => {
    await expect(ask(async () => DONE)).rejects.toMatchObject(underWay);
    await expect(answeredBefore(KEY, NOW, { keys })).rejects.toMatchObject(underWay);
    return DONE;
  });
  expect(answered).toBe(DONE);
});

test('a refusal is repeated, with its fields', async () => {
  const errors = [{ field: 'image', message: 'x' }];
  const refusal = new DomainError('invalid', 'x', { errors });
  await expect(ask(failing(refusal))).rejects.toBe(refusal);
  await expect(ask(async () => DONE)).rejects.toMatchObject({ code: 'invalid', message: 'x', errors });
});

test.each([
  new TypeError('a fault of ours'),
  new DomainError('upstream', NOTICE.sold),
  new DomainError('too-many-requests', NOTICE.tooManyListings, { retryAfterSeconds: 9 }),
])('what another try may not meet is forgotten: %s', async (error) => {
  await expect(ask(failing(error))).rejects.toBe(error);
  expect(await ask(async () => DONE)).toBe(DONE);
});

test('what has been done is answered, also where it could not be noted', async () => {
  const broken = { ...keys, keep: () => Promise.reject(new Error('token eyJ')) };
  expect(await once(KEY, NOW, { keys: broken }, async () => DONE)).toBe(DONE);
  expect(rows.get(KEY.id)?.outcome).toBeNull();
  expect([lines.length, JSON.stringify(lines).includes('eyJ')]).toEqual([1, false]);
});

test('a fault stays that fault, also where it could not be noted', async () => {
  const fault = new TypeError('first');
  const broken = { ...keys, forget: () => Promise.reject(new Error('second')) };
  await expect(once(KEY, NOW, { keys: broken }, failing(fault))).rejects.toBe(fault);
});

test('a key is its person’s own, and neither it nor the body can be read from what is kept', () => {
  const [one, other] = [keyIn(post('{"phone":"01712345678"}')), keyIn(post('{}'), 'other')];
  expect(one.id).not.toBe(other.id);
  expect(JSON.stringify(one)).toMatch(/^\{"id":"[0-9a-f]{40}","print":"[0-9a-f]{40}"\}$/);
});

test('a photo that is sent again is the same request, whatever boundary the client makes up', () => {
  const upload = (boundary: string, bytes: string) =>
    keyIn(
      post(`--${boundary}\r\nContent-Disposition: form-data\r\n\r\n${bytes}\r\n--${boundary}--\r\n`, {
        rawHeaders: ['content-type', `multipart/form-data; boundary=${boundary}`],
      }),
    ).print;
  expect(upload('----abc', 'photo')).toBe(upload('----xyz', 'photo'));
  expect(upload('----abc', 'photo')).not.toBe(upload('----abc', 'other'));
});

test('a request without a key has none', () => {
  expect(keyOf(post('{}', { headers: {} }), 'seller')).toBeNull();
});

test.each(['', ' ', 'a b', 'é', 'x'.repeat(201), 'a\tb'])('%j is no key', (sent) => {
  expect(() => keyOf(post('{}', { headers: { 'idempotency-key': sent } }), 'seller')).toThrow(
    API_NOTICE.badKey,
  );
});
