import { COLLECTIONS, DomainError, NOTICE, productPath, reservationPath, sell } from '@bns/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';
import { type Actor, actingIn } from './actor.ts';
import { inTransaction } from './inTransaction.ts';
import type { StoredOrder } from './orders.ts';
import type { StoredProduct } from './products.ts';
import { requireOpenBuyer } from './requireOpenBuyer.ts';
import { holds } from './reservations.ts';

/**
 * Marks a phone as sold in person, and its booking as handed over, in one transaction; the triggers close the other
 * bookings. 3 to 5 reads, 1 or 2 writes.
 * @param to the order that it is sold to; without one, to somebody else
 * @returns false where it has been sold so already
 * @throws DomainError `not-found`, `sold`, `conflict`, or what the judgement of the actor throws
 */
export function sellProduct(
  productId: string,
  { orderId }: { orderId?: string | undefined },
  actor: Actor,
): Promise<boolean> {
  const phoneRow = db.doc(productPath(productId));
  const orderRow = orderId === undefined ? null : db.collection(COLLECTIONS.orders).doc(orderId);
  return inTransaction(async (transaction) => {
    const [phone, reservation, order] = await transaction.getAll(
      phoneRow,
      db.doc(reservationPath(productId)),
      ...(orderRow === null ? [] : [orderRow]),
    );
    const product = phone?.data() as StoredProduct | undefined;
    if (product === undefined) throw new DomainError('not-found', NOTICE.gone);
    await actingIn(transaction, actor, product.sellerId);
    const booking = order?.data() as StoredOrder | undefined;
    const to = orderRow === null ? null : { booking };
    const sold = sell(productId, product, to, holds(reservation));
    if (sold === null) return false;
    if (booking !== undefined) await requireOpenBuyer(transaction, booking.buyerId);
    transaction.update(phoneRow, sold.product);
    if (orderRow !== null && sold.order !== null) {
      transaction.update(orderRow, { ...sold.order, handedOverAt: FieldValue.serverTimestamp() });
    }
    return true;
  });
}
