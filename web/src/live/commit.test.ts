import { DomainError, MESSAGES, NOTICE } from '@bns/domain';
import { FirestoreError } from 'firebase/firestore';
import { afterEach, expect, test, vi } from 'vitest';
import { commit, writeError } from './commit.ts';
import { within } from './within.ts';

const firestoreError = (code: string): unknown =>
  Object.assign(Object.create(FirestoreError.prototype) as object, { code });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['a refusal of the domain', new DomainError('sold', NOTICE.sold), NOTICE.sold],
  ['the rules', firestoreError('permission-denied'), NOTICE.notAllowed],
  ['no sign-in', firestoreError('unauthenticated'), NOTICE.signInNeeded],
  ['no network', firestoreError('unavailable'), NOTICE.offline],
  ['anything else', new Error('boom'), MESSAGES.worng],
])('%s is put into words', (_name, cause, words) => {
  expect(writeError(cause, MESSAGES.worng).message).toBe(words);
});

test('offline a write fails at once and does nothing', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const work = vi.fn<() => Promise<void>>();
  await expect(commit(MESSAGES.wrong, work)).rejects.toThrow(NOTICE.offline);
  expect(work).not.toHaveBeenCalled();
});

test('after 30 s it is given up, and what still runs is told so', async () => {
  vi.useFakeTimers();
  let over = () => false;
  const outcome = within((clock) => {
    over = clock.over;
    return new Promise(() => {});
  }).catch((cause: unknown) => writeError(cause, MESSAGES.wrong).message);
  await vi.advanceTimersByTimeAsync(30_000);
  await expect(outcome).resolves.toBe(MESSAGES.wrong);
  expect(over()).toBe(true);
});
