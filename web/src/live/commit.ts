import { DomainError, MESSAGES, NOTICE } from '@bns/domain';
import { type Firestore, runTransaction, type Transaction } from 'firebase/firestore';
import { firestore } from './firestore.ts';
import { firestoreCode } from './firestoreCode.ts';
import { TimeOver, within } from './within.ts';

type Failure = typeof MESSAGES.worng | typeof MESSAGES.wrong;

/** A failed write in words: refusals of the domain as they are, then the rules', then the network's. */
export function writeError(cause: unknown, failure: Failure): DomainError {
  if (cause instanceof DomainError) return cause;
  const code = firestoreCode(cause);
  if (code === 'permission-denied') return new DomainError('forbidden', NOTICE.notAllowed, { cause });
  if (code === 'unauthenticated') return new DomainError('unauthenticated', NOTICE.signInNeeded, { cause });
  if (code === 'unavailable') return new DomainError('upstream', NOTICE.offline, { cause });
  return new DomainError('internal', failure, { cause });
}

/**
 * Every write is a transaction: it answers from the server or not at all. A batch would wait for the network and be
 * sent long after the person was told that it failed. Firestore runs `work` again when two transactions meet, and also
 * when the answer to a commit is lost that may have arrived: `work` must know its own write when it finds it.
 * @param failure the spec's sentence for this write (§8)
 * @throws DomainError with a sentence for a person
 */
export async function commit<Result>(
  failure: Failure,
  work: (transaction: Transaction, db: Firestore) => Promise<Result>,
): Promise<Result> {
  if (!navigator.onLine) throw new DomainError('upstream', NOTICE.offline);
  try {
    return await within((clock) =>
      runTransaction(firestore(), async (transaction) => {
        const result = await work(transaction, firestore());
        if (clock.over()) throw new TimeOver();
        return result;
      }),
    );
  } catch (cause) {
    throw writeError(cause, failure);
  }
}
