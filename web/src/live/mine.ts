import { CONTACT_STATUSES } from '@bns/domain';
import { useMemo } from 'react';
import { useMyOrders } from './lists.ts';

/** Phones that this person has booked, of those orders that are loaded: not where the booking is over without a sale. */
export function useBookedIds(): ReadonlySet<string> {
  const orders = useMyOrders();
  return useMemo(() => {
    const rows = orders.status === 'ready' ? orders.rows : [];
    const standing = rows.filter(({ status }) => CONTACT_STATUSES.includes(status));
    return new Set(standing.map(({ productId }) => productId));
  }, [orders]);
}
