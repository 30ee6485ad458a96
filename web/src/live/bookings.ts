import { QUERIES } from '@bns/domain';
import { useFirestore } from 'reactfire';
import { buildQuery } from './buildQuery.ts';
import { type LiveList, NONE, type OrderRow, useList } from './lists.ts';
import { openList } from './openList.ts';
import { orderRow } from './rows.ts';
import { useUid } from './uid.ts';
import { useFeed } from './useFeed.ts';

/** Who has booked a phone of this person's, the newest first. */
export function useMyBookings(): LiveList<OrderRow> {
  return useList('bookingsOfSeller', [useUid()], orderRow);
}

/** Who has booked one own phone and waits for it, the newest first. */
export function useOpenBookingsOfPhone(productId: string): LiveList<OrderRow> {
  return useList('openBookingsOfPhone', [useUid(), productId, 'booked'], orderRow);
}

/**
 * Those bookings that wait for this person.
 * @param sells who does not sell has none, and nothing is asked for
 */
export function useOpenBookings(sells: boolean): LiveList<OrderRow> {
  const db = useFirestore();
  const values = [useUid(), 'booked'];
  return useFeed<LiveList<OrderRow>>(`openBookingsOfSeller:${sells}`, () =>
    sells
      ? openList({
          queryOf: (stretch) => buildQuery(db, QUERIES.openBookingsOfSeller, values, stretch),
          rowOf: orderRow,
        })
      : NONE,
  );
}
