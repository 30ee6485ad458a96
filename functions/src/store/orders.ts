import { COLLECTIONS, type Order } from '@bns/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';

export type StoredOrder = Order<Timestamp>;

/** An order as it is now; 1 read. */
export async function readOrder(orderId: string): Promise<StoredOrder | undefined> {
  return (await db.collection(COLLECTIONS.orders).doc(orderId).get()).data() as StoredOrder | undefined;
}
