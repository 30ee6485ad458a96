import { useEffect, useRef } from 'react';
import type { LiveList, OrderRow } from '../live/lists.ts';
import { bookingsText } from '../texts/bookings.ts';
import { notify } from '../ui/notify.ts';

const madeAt = ({ orderedAt }: OrderRow) => orderedAt?.getTime() ?? 0;

/**
 * Tells of each booking that is made while the page is open, never of those that were there; one toast at a time. Of a
 * list that moves up, what comes in below is older and no news.
 * @param sells false also until the role is known: the list is then an empty one that says nothing
 */
export function useArrivals(bookings: LiveList<OrderRow>, sells: boolean): void {
  const latest = useRef<number>(undefined);
  useEffect(() => {
    if (!sells) latest.current = undefined;
    if (!sells || bookings.status !== 'ready') return;
    const { rows } = bookings;
    const known = latest.current;
    const news = known === undefined ? [] : rows.filter((booking) => madeAt(booking) > known);
    latest.current = Math.max(known ?? 0, ...rows.map(madeAt));
    const [first] = news;
    if (first === undefined) return;
    notify.news(
      news.length === 1
        ? bookingsText.arrived(first.buyerName, first.title)
        : bookingsText.arrivedMany(news.length),
    );
  }, [bookings, sells]);
}
