import { isLockLost, isNotAsAsked } from './status.ts';
import { untilDone } from './untilDone.ts';

/**
 * Looks and writes until no rival came in between. What is written carries the version that was looked at as its
 * precondition, so that rivals for a document never wait for each other's locks: all but one fail at once and look again,
 * and a repeat then finds what the first one made. A transaction in it that lost its lock looks again with the rest.
 * @throws DomainError `too-many-requests` where rivals were always faster
 */
export const againstRivals = <Result>(lookAndWrite: () => Promise<Result>): Promise<Result> =>
  untilDone(lookAndWrite, isRivals);

const isRivals = (error: unknown) => isLockLost(error) || isNotAsAsked(error);
