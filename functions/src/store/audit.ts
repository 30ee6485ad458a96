import { type AuditEntry, COLLECTIONS } from '@bns/domain';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';

/** Who acts, from where, and under which request's id. */
export type Acting = Pick<AuditEntry<never>, 'actorId' | 'door' | 'requestId'> & {
  /** What the log calls him who has no document. */
  actorName: string;
};

/** Writes an entry of the audit log in the transaction of the act itself: one is not without the other. */
export function addAuditEntry(
  transaction: Transaction,
  { actorId, actorName, door, requestId }: Acting,
  act: Pick<AuditEntry<never>, 'action' | 'targetKind' | 'targetId' | 'targetName'>,
): void {
  const entry: AuditEntry<FieldValue> = {
    at: FieldValue.serverTimestamp(),
    actorId,
    actorName,
    ...act,
    door,
    requestId,
  };
  transaction.create(db.collection(COLLECTIONS.auditLog).doc(), entry);
}
