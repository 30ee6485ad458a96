import { newWish, requireOnMarket, wishPath } from '@bns/domain';
import { FieldValue, type Timestamp } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';
import { type ActingBuyer, wantedIn } from './actingBuyer.ts';
import { againstRivals } from './againstRivals.ts';

/**
 * Puts a phone on the wishlist, once under any race. 1 read, or 3 reads and 1 write.
 * @returns the id of the new wish, null where it was there already
 * @throws DomainError `sold`, `not-found`, or what the judgement of the actor throws
 */
export function putWish(productId: string, actor: ActingBuyer): Promise<string | null> {
  const row = db.doc(wishPath(actor.uid, productId));
  return againstRivals(async () => {
    if ((await row.get()).exists) return null;
    return db.runTransaction(async (transaction) => {
      const { product, buyer } = await wantedIn(transaction, productId, actor);
      const now = FieldValue.serverTimestamp();
      const wish = newWish<Timestamp | FieldValue>(productId, requireOnMarket(product), buyer, now);
      transaction.create(row, wish);
      return row.id;
    });
  });
}
