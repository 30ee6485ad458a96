import {
  COLLECTIONS,
  DomainError,
  moveOrder as move,
  NOTICE,
  type OrderStatus,
  PAYMENT_NOTICE,
  reservationPath,
} from '@bns/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';
import { type Actor, actingIn } from './actor.ts';
import { againstRivals } from './againstRivals.ts';
import type { StoredOrder } from './orders.ts';
import { requireOpenBuyer } from './requireOpenBuyer.ts';
import { holds } from './reservations.ts';

/**
 * Moves an order on, once under any race; nothing but its status changes. 2 reads, 3 for a
 * hand-over or a refusal; 1 write.
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
    const changes = move(order, to, order.buyerId === actor.uid ? 'buyer' : 'seller');
    if (changes === null) return false;
    const lastUpdateTime = found.updateTime;
    return db.runTransaction(async (transaction) => {
      await actingIn(transaction, actor, order.sellerId);
      if (to === 'handedOver') await requireOpenBuyer(transaction, order.buyerId);
      if (to === 'declined') await requireUnpaid(transaction, order);
      transaction.update(found.ref, changes, { lastUpdateTime });
      return true;
    });
  });
}

/** Nobody is turned down while he pays. 1 read. */
async function requireUnpaid(
  transaction: Transaction,
  { productId, buyerId }: Pick<StoredOrder, 'productId' | 'buyerId'>,
): Promise<void> {
  const reservation = await transaction.get(db.doc(reservationPath(productId)));
  if (!holds(reservation) || reservation.get('buyerId') !== buyerId) return;
  throw new DomainError('conflict', PAYMENT_NOTICE.beingPaid);
}
