import { hasCode, STATUS } from './status.ts';
import { untilDone } from './untilDone.ts';

/**
 * Looks and writes until no rival came in between. What is written carries the version that was looked at as its
 * precondition, so that rivals for a document never wait for each other's locks: all but one fail at once and look again,
 * and a repeat then finds what the first one made.
 * @throws DomainError `too-many-requests` where rivals were always faster
 */
export const againstRivals = <Result>(lookAndWrite: () => Promise<Result>): Promise<Result> =>
  untilDone(lookAndWrite, isRivals);

const isRivals = (error: unknown) =>
  hasCode(error, STATUS.alreadyExists, STATUS.failedPrecondition, STATUS.notFound, STATUS.aborted);
