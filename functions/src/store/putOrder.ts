import { type BookingValues, newOrder, type OrderStatus, orderPath, orderStands } from '@bns/domain';
import {
  type DocumentSnapshot,
  FieldValue,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { db } from '../firebase.ts';
import { type ActingBuyer, wantedIn } from './actingBuyer.ts';
import { againstRivals } from './againstRivals.ts';
import type { StoredOrder } from './orders.ts';
import { lookAt, raiseQuotaIn } from './quotaRow.ts';

/** In these a booking stands, and asking for it again is a repeat. */
const STANDING: readonly OrderStatus[] = ['booked', 'paid', 'handedOver'];

type Booking = { productId: string; values: BookingValues; now: Date };

/** What became of a booking: its id where it is new; whether one that was cancelled is made again. */
export type Booked = { created: string } | { modified: boolean };

/**
 * Books a phone and raises the day's quota in one commit, once under any race. The transaction reads and locks what it
 * does not write, the phone and the buyer; order and quota are looked at before it. 2 reads where the order is there,
 * else 4 reads and 2 writes.
 * @throws DomainError `conflict` where one is over that its buyer did not cancel, `own-product`, `not-found`, `sold`, `too-many-requests`, or what the judgement of the actor throws
 */
export function putOrder({ productId, values, now }: Booking, actor: ActingBuyer): Promise<Booked> {
  const row = db.doc(orderPath(actor.uid, productId));
  return againstRivals(async () => {
    const { found, day } = await lookAt(row, actor.uid, now);
    const existing = found.data() as StoredOrder | undefined;
    if (existing !== undefined && STANDING.includes(existing.status)) return { modified: false };
    if (existing !== undefined && existing.status !== 'cancelled') {
      throw orderStands(existing.status);
    }
    return db.runTransaction(async (transaction) => {
      const { product, buyer } = await wantedIn(transaction, productId, actor);
      const bookable = { productId, product, buyer, now: FieldValue.serverTimestamp() };
      const order = newOrder<Timestamp | FieldValue>(bookable, values, existing);
      raiseQuotaIn(transaction, day, 'bookings', productId);
      replaceIn(transaction, found, order);
      return found.exists ? { modified: true } : { created: row.id };
    });
  });
}

/** Writes the whole document, onto the version that was looked at. */
function replaceIn(transaction: Transaction, found: DocumentSnapshot, order: object): void {
  if (found.updateTime === undefined) {
    transaction.create(found.ref, order);
    return;
  }
  const gone = Object.keys(found.data() ?? {}).map((key) => [key, FieldValue.delete()] as const);
  const whole = { ...Object.fromEntries(gone), ...order };
  transaction.update(found.ref, whole, { lastUpdateTime: found.updateTime });
}
