import { setTimeout } from 'node:timers/promises';
import { API_NOTICE, DomainError } from '@bns/domain';
import { hasCode, STATUS } from './status.ts';

/** Each round one of the rivals is done, and no day's quota lets more of them through than this. */
const MOST_ROUNDS = 40;
const LONGEST_PAUSE_MS = 250;

/**
 * Looks and writes until no rival came in between. What is written carries the version that was looked at as its
 * precondition, so that rivals for a document never wait for each other's locks: all but one fail at once and look again,
 * and a repeat then finds what the first one made.
 * @throws DomainError `too-many-requests` where rivals were always faster
 */
export async function againstRivals<Result>(lookAndWrite: () => Promise<Result>): Promise<Result> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    try {
      return await lookAndWrite();
    } catch (error) {
      if (!isRivals(error)) throw error;
    }
    await setTimeout(Math.random() * Math.min(LONGEST_PAUSE_MS, 10 * 2 ** round));
  }
  throw new DomainError('too-many-requests', API_NOTICE.tooManyCalls, { retryAfterSeconds: 1 });
}

const isRivals = (error: unknown) =>
  hasCode(error, STATUS.alreadyExists, STATUS.failedPrecondition, STATUS.notFound, STATUS.aborted);
