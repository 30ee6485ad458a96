import { COLLECTIONS, dismiss, type ReportedProduct, reportPath } from '@bns/domain';
import { FieldValue, type Timestamp } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';
import { type Actor, actingIn } from './actor.ts';
import { addAuditEntry } from './audit.ts';
import { inTransaction } from './inTransaction.ts';

/**
 * Closes the reports of a phone, with its audit entry in the same transaction. 3 reads (the count is one a thousand
 * reporters), 2 writes.
 * @returns false where they are closed already
 * @throws DomainError `not-found`, `conflict`, or what the judgement of the actor throws
 */
export function dismissReport(productId: string, actor: Actor): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const { acting } = await actingIn(transaction, actor);
    const found = await transaction.get(db.doc(reportPath(productId)));
    const report = found.data() as ReportedProduct<Timestamp> | undefined;
    const reporters = await transaction.get(found.ref.collection(COLLECTIONS.reporters).count());
    const changes = dismiss(report, reporters.data().count, actor.uid, FieldValue.serverTimestamp());
    if (report === undefined || changes === null) return false;
    transaction.update(found.ref, changes);
    addAuditEntry(transaction, acting, {
      action: 'dismissReport',
      targetKind: 'product',
      targetId: productId,
      targetName: report.title,
    });
    return true;
  });
}
