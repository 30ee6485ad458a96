import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepSessionToken, msUntilRenewal } from './sessionToken.ts';

const MINUTE = 60_000;
const NOW = Date.UTC(2026, 0, 1);
const email = 'a@bns.test';

function aToken(expiresInMinutes: number, of = email): string {
  const payload = { email: of, exp: (NOW + expiresInMinutes * MINUTE) / 1000 };
  return `e30.${btoa(JSON.stringify(payload))}.sig`;
}

const store = new Map<string, string>();
const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  store.clear();
  asked.mockReset().mockImplementation(() => Promise.resolve(Response.json({ token: aToken(60) })));
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const keep = () => keepSessionToken({ email, name: 'A', freshIdToken: () => Promise.resolve('fresh') });

test.each([
  ['a new one in 50 minutes', aToken(60), 50],
  ['one of half an hour ago in 20 minutes', aToken(30), 20],
  ['one in its last ten minutes now', aToken(9), 0],
  ['one that is over now', aToken(-5), 0],
  ['none now', null, 0],
  ['another person’s now', aToken(60, 'b@bns.test'), 0],
  ['rubbish now', 'rubbish', 0],
])('renews %s', (_name, token, minutes) => {
  expect(msUntilRenewal(token, email, NOW)).toBe(minutes * MINUTE);
});

test('it is stored as token-bns and renewed from a fresh ID token after 50 minutes', async () => {
  const stop = keep();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.get('token-bns')).toBe(aToken(60));
  expect(asked.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    headers: { authorization: 'Bearer fresh' },
  });
  store.clear();
  await vi.advanceTimersByTimeAsync(50 * MINUTE - 1);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledTimes(2);
  stop();
});

test('a call that fails is made again after a minute', async () => {
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const stop = keep();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(store.has('token-bns')).toBe(true);
  stop();
});

test('an answer that comes after sign-out is not stored', async () => {
  let answer: (response: Response) => void = () => {};
  asked.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const stop = keep();
  await vi.advanceTimersByTimeAsync(0);
  stop();
  answer(Response.json({ token: aToken(60) }));
  await vi.advanceTimersByTimeAsync(0);
  expect(store.has('token-bns')).toBe(false);
});

test('where the browser blocks storage it is minted as often as elsewhere', async () => {
  vi.stubGlobal('localStorage', undefined);
  const stop = keep();
  await vi.advanceTimersByTimeAsync(50 * MINUTE - 1);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledTimes(2);
  stop();
});
