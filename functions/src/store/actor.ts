import { userPath } from '@bns/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';
import type { Acting } from './audit.ts';
import type { StoredUser } from './users.ts';

/**
 * Somebody who acts on another's things. He is judged a second time, by his document as the transaction sees it: two
 * admins who delete each other at the same moment must not both succeed.
 */
export type Actor = {
  uid: string;
  requestId: string;
  /** @throws DomainError where he may not, or may no longer */
  judge: (person: StoredUser | undefined, sellerId: string | undefined) => void;
};

/**
 * Reads and judges him inside the transaction; 1 read.
 * @param sellerId who sells the phone that it is about, where it is about one
 * @returns how the audit log names him, and his document
 */
export async function actingIn(
  transaction: Transaction,
  { uid, requestId, judge }: Actor,
  sellerId?: string,
): Promise<{ acting: Acting; person: StoredUser | undefined }> {
  const person = (await transaction.get(db.doc(userPath(uid)))).data() as StoredUser | undefined;
  judge(person, sellerId);
  return { acting: { actorId: uid, actorName: person?.name ?? '', door: 'api', requestId }, person };
}
