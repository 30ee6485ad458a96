import {
  COLLECTIONS,
  DomainError,
  moveOrder as move,
  NOTICE,
  type OrderStatus,
  orderStands,
} from '@bns/domain';
import { db } from '../firebase.ts';
import { type Actor, actingIn } from './actor.ts';
import { againstRivals } from './againstRivals.ts';
import type { StoredOrder } from './orders.ts';
import { requireOpenBuyer } from './requireOpenBuyer.ts';

/**
 * Moves an order on, once under any race; nothing but its status changes. 2 reads, 3 for a
 * hand-over; 1 write.
 * @param actor its buyer, or the seller of its phone
 * @returns false where it is so already
 * @throws DomainError `not-found`, `conflict`, or what the judgement of the actor throws
 */
export function moveOrder(orderId: string, to: OrderStatus, actor: Actor): Promise<boolean> {
  return againstRivals(async () => {
    const found = await db.collection(COLLECTIONS.orders).doc(orderId).get();
    const order = found.data() as StoredOrder | undefined;
    if (order === undefined || found.updateTime === undefined) {
      throw new DomainError('not-found', NOTICE.noSuchOrder);
    }
    // A paid order moves with its money alone; it has been paid for since the caller looked.
    if (order.tranId !== undefined) {
      throw orderStands(order.status);
    }
    const changes = move(order, to, order.buyerId === actor.uid ? 'buyer' : 'seller');
    if (changes === null) return false;
    const lastUpdateTime = found.updateTime;
    return db.runTransaction(async (transaction) => {
      await actingIn(transaction, actor, order.sellerId);
      if (to === 'handedOver') await requireOpenBuyer(transaction, order.buyerId);
      transaction.update(found.ref, changes, { lastUpdateTime });
      return true;
    });
  });
}
