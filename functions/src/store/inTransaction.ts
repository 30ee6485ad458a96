import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';
import { isLockLost } from './status.ts';
import { untilDone } from './untilDone.ts';

/**
 * Reads and writes in one transaction, which reads all that it judges by (`againstRivals` is for what is looked at before
 * it). Rivals for a document wait for each other's locks; a transaction that Firestore ended meanwhile has written nothing,
 * and begins anew. `act` may run several times.
 * @throws DomainError `too-many-requests` where rivals were always faster; whatever `act` throws
 */
export const inTransaction = <Result>(act: (transaction: Transaction) => Promise<Result>): Promise<Result> =>
  untilDone(() => db.runTransaction(act), isLockLost);
