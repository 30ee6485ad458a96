import { advertise, DomainError, NOTICE, productPath, requireOnMarket } from '@bns/domain';
import { db } from '../firebase.ts';
import { type Actor, actingIn } from './actor.ts';
import { addAuditEntry } from './audit.ts';
import { inTransaction } from './inTransaction.ts';
import type { StoredProduct } from './products.ts';

/**
 * Moves a phone to the advertised section, with an audit entry where it is another's. 2 reads, 1 or 2 writes.
 * @returns false where it is there already
 * @throws DomainError `not-found`, `sold`, or what the judgement of the actor throws
 */
export function advertiseProduct(productId: string, actor: Actor): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const found = await transaction.get(db.doc(productPath(productId)));
    const stored = found.data() as StoredProduct | undefined;
    if (stored === undefined) throw new DomainError('not-found', NOTICE.gone);
    const { acting } = await actingIn(transaction, actor, stored.sellerId);
    const product = requireOnMarket(stored);
    if (product.isAdvertised) return false;
    transaction.update(found.ref, advertise(product));
    if (product.sellerId === actor.uid) return true;
    addAuditEntry(transaction, acting, {
      action: 'advertiseProduct',
      targetKind: 'product',
      targetId: productId,
      targetName: product.title,
    });
    return true;
  });
}
