import { useMemo } from 'react';
import { type LiveList, type OrderRow, useMyOrders, useMyWishes, type WishRow } from './lists.ts';

function idsOf<Row extends OrderRow | WishRow>(
  list: LiveList<Row>,
  counts: (row: Row) => boolean,
): ReadonlySet<string> {
  const rows = list.status === 'ready' ? list.rows : [];
  return new Set(rows.filter(counts).map((row) => row.productId));
}

/** Phones that this person has booked, of those orders that are loaded; a cancelled one can be booked again. */
export function useBookedIds(): ReadonlySet<string> {
  const orders = useMyOrders();
  return useMemo(() => idsOf(orders, (order) => order.status !== 'cancelled'), [orders]);
}

/** Phones on this person's wishlist, of those wishes that are loaded. */
export function useWishedIds(): ReadonlySet<string> {
  const wishes = useMyWishes();
  return useMemo(() => idsOf(wishes, () => true), [wishes]);
}
