import { useMemo } from 'react';
import { useMyOrders } from './lists.ts';

/** Phones that this person has booked, of those orders that are loaded; a cancelled one can be booked again. */
export function useBookedIds(): ReadonlySet<string> {
  const orders = useMyOrders();
  return useMemo(() => {
    const rows = orders.status === 'ready' ? orders.rows : [];
    return new Set(rows.filter((order) => order.status !== 'cancelled').map((order) => order.productId));
  }, [orders]);
}
