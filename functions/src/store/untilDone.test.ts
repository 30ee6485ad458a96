import { expect, test, vi } from 'vitest';
import { isLockLost } from './status.ts';
import { untilDone } from './untilDone.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

/** As Firestore's client throws it. */
const refused = (code: number, message: string) => Object.assign(new Error(message), { code });

test.each([
  [10, '10 ABORTED: Transaction lock timeout.'],
  [3, '3 INVALID_ARGUMENT: Transaction is invalid or closed.'],
  [3, '3 INVALID_ARGUMENT: The referenced transaction has expired or is no longer valid.'],
])('a transaction that lost its lock begins anew: %i %s', async (code, message) => {
  const act = vi.fn<() => Promise<string>>();
  act.mockRejectedValueOnce(refused(code, message)).mockResolvedValue('done');
  expect(await untilDone(act, isLockLost)).toBe('done');
  expect(act).toHaveBeenCalledTimes(2);
});

test.each([
  [3, '3 INVALID_ARGUMENT: Document name "a" lacks an even number of parts.'],
  [6, '6 ALREADY_EXISTS: entity already exists'],
  [9, '9 FAILED_PRECONDITION: the stored version does not match'],
  [14, '14 UNAVAILABLE: Transaction is invalid or closed.'],
])('what is no lost lock is thrown as it is: %i %s', async (code, message) => {
  const fault = refused(code, message);
  const act = vi.fn(() => Promise.reject(fault));
  await expect(untilDone(act, isLockLost)).rejects.toBe(fault);
  expect(act).toHaveBeenCalledTimes(1);
});

test('whose rivals are always faster is asked to come again', async () => {
  const act = () => Promise.reject(refused(10, '10 ABORTED: Transaction lock timeout.'));
  const told = { code: 'too-many-requests', retryAfterSeconds: 1 };
  await expect(untilDone(act, isLockLost)).rejects.toMatchObject(told);
});
