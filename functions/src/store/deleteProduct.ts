import {
  contactPath,
  DomainError,
  NOTICE,
  productPath,
  requireDeletable,
  reservationPath,
} from '@bns/domain';
import { db } from '../firebase.ts';
import { type Actor, actingIn } from './actor.ts';
import { addAuditEntry } from './audit.ts';
import { inTransaction } from './inTransaction.ts';
import type { StoredProduct } from './products.ts';
import { holds } from './reservations.ts';

/**
 * Deletes a phone and its contact in one transaction, with an audit entry where it was another's. 3 reads, 2 or 3 writes.
 * @throws DomainError `not-found`, `sold`, `conflict`, or what the judgement of the actor throws
 */
export function deleteProduct(productId: string, actor: Actor): Promise<void> {
  return inTransaction(async (transaction) => {
    const [found, reservation] = await transaction.getAll(
      db.doc(productPath(productId)),
      db.doc(reservationPath(productId)),
    );
    const stored = found?.data() as StoredProduct | undefined;
    if (stored === undefined) throw new DomainError('not-found', NOTICE.gone);
    const { acting } = await actingIn(transaction, actor, stored.sellerId);
    const product = requireDeletable(stored, holds(reservation));
    transaction.delete(db.doc(productPath(productId)));
    transaction.delete(db.doc(contactPath(productId)));
    if (product.sellerId === actor.uid) return;
    addAuditEntry(transaction, acting, {
      action: 'deleteProduct',
      targetKind: 'product',
      targetId: productId,
      targetName: product.title,
    });
  });
}
