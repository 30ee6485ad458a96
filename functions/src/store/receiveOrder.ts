import { COLLECTIONS, DomainError, NOTICE, receive, orderStands } from '@bns/domain';
import { db } from '../firebase.ts';
import { type Actor, actingIn } from './actor.ts';
import { addAuditEntry } from './audit.ts';
import { inTransaction } from './inTransaction.ts';
import { handedOf, type StoredOrder } from './orders.ts';

/**
 * Writes down whether a buyer got the phone that was sold to him in person. A no has its entry in the audit log, in the
 * same transaction: an admin looks. 2 reads, 1 or 2 writes.
 * @param actor its buyer
 * @returns false where he has said so already
 * @throws DomainError `not-found`, `forbidden` for anybody else, `conflict`, or what the judgement of the actor throws
 */
export function receiveOrder(orderId: string, received: boolean, actor: Actor): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const found = await transaction.get(db.collection(COLLECTIONS.orders).doc(orderId));
    const order = found.data() as StoredOrder | undefined;
    if (order === undefined) throw new DomainError('not-found', NOTICE.noSuchOrder);
    // Who sold it may be nobody's seller any more: to his own phones he stands as its buyer does whose role was taken away.
    if (order.buyerId !== actor.uid) throw new DomainError('forbidden', NOTICE.notAllowed);
    // A paid order moves with its money alone; it has been paid for since the caller looked.
    if (order.tranId !== undefined) {
      throw orderStands(order.status);
    }
    const { acting } = await actingIn(transaction, actor, order.sellerId);
    const changes = receive(handedOf(order), received, Date.now());
    if (changes === null) return false;
    transaction.update(found.ref, changes);
    if (received) return true;
    const target = { targetKind: 'product', targetId: order.productId, targetName: order.title } as const;
    addAuditEntry(transaction, acting, { action: 'missPhone', ...target });
    return true;
  });
}
