import { setTimeout } from 'node:timers/promises';
import { API_NOTICE, DomainError } from '@bns/domain';

/** Each round one of the rivals is done, and no day's quota lets more of them through than this. */
const MOST_ROUNDS = 40;
const LONGEST_PAUSE_MS = 250;

/**
 * Does something, and again after a short pause as long as it fails for a reason that passes.
 * @param passes whether a failure is one of those
 * @throws DomainError `too-many-requests` where it never passed; any other failure as it is
 */
export async function untilDone<Result>(
  act: () => Promise<Result>,
  passes: (error: unknown) => boolean,
): Promise<Result> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    try {
      return await act();
    } catch (error) {
      if (!passes(error)) throw error;
    }
    await setTimeout(Math.random() * Math.min(LONGEST_PAUSE_MS, 10 * 2 ** round));
  }
  throw new DomainError('too-many-requests', API_NOTICE.tooManyCalls, { retryAfterSeconds: 1 });
}
