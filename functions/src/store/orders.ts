import { COLLECTIONS, ORDER_KINDS, type Order, QUERIES } from '@bns/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';
import { type ListPage, listPage, type PageAsked } from './listPage.ts';
import { wholeRows } from './wholeRows.ts';

export type StoredOrder = Order<Timestamp>;

/** An order as the domain judges whether its buyer got the phone. */
export const handedOf = ({ status, received, tranId, handedOverAt }: StoredOrder) => ({
  status,
  ...(received !== undefined && { received }),
  ...(tranId !== undefined && { tranId }),
  handedOverMs: handedOverAt?.toMillis(),
});

/** An order as it is now; 1 read. */
export async function readOrder(orderId: string): Promise<StoredOrder | undefined> {
  return (await db.collection(COLLECTIONS.orders).doc(orderId).get()).data() as StoredOrder | undefined;
}

/** A person's own orders, newest first. */
export const listOrders = (buyerId: string, asked: PageAsked) =>
  whole(QUERIES.ordersOfBuyer, [buyerId], asked);

/** The orders of a seller's phones, newest first. */
export const listBookings = (sellerId: string, asked: PageAsked) =>
  whole(QUERIES.bookingsOfSeller, [sellerId], asked);

async function whole(...query: Parameters<typeof listPage>): Promise<ListPage<StoredOrder>> {
  return wholeRows(await listPage<StoredOrder>(...query), ORDER_KINDS, ['time', 'orderedAt']);
}
