import { QUERIES, type QueryName } from '@bns/domain';
import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { buildQuery } from './buildQuery.ts';
import type { Audience, Open } from './feeds.ts';
import type { LiveList } from './liveTypes.ts';
import { openList } from './openList.ts';
import {
  type OrderRow,
  orderRow,
  type PhoneRow,
  phoneRow,
  type ReportRow,
  reportRow,
  type WishRow,
  wishRow,
} from './rows.ts';
import { useUid } from './uid.ts';
import { useFeed } from './useFeed.ts';

export type { LiveList } from './liveTypes.ts';
export type { OrderRow, PersonRow, PhoneRow, ReportRow, WishRow } from './rows.ts';

/** How many values Firestore takes in one `in` filter. */
const IN_MAX = 30;

/** A list of the domain's QUERIES, live. */
export function useList<Row extends { id: string }>(
  name: QueryName,
  values: readonly unknown[],
  rowOf: (document: QueryDocumentSnapshot) => Row | undefined,
  audience?: Audience,
): LiveList<Row> {
  const db = useFirestore();
  return useFeed<LiveList<Row>>(
    `${name}:${JSON.stringify(values)}`,
    () => openList<Row>({ queryOf: (stretch) => buildQuery(db, QUERIES[name], values, stretch), rowOf }),
    audience,
  );
}

/** The phones that this person sells, sold and hidden ones too. */
export function useMyPhones(): LiveList<PhoneRow> {
  return useList('phonesOfSeller', [useUid()], phoneRow);
}

export function useMyWishes(): LiveList<WishRow> {
  return useList('wishesOfBuyer', [useUid()], wishRow);
}

export function useMyOrders(): LiveList<OrderRow> {
  return useList('ordersOfBuyer', [useUid()], orderRow);
}

/** Phones with reports that nobody has decided on, the newest report first. */
export function useReports(): LiveList<ReportRow> {
  return useList('reports', ['open'], reportRow, 'admins');
}

/** For a list that is not asked for. */
export const NONE: Open<LiveList<OrderRow>> = (emit) => {
  emit({ status: 'ready', rows: [], hasMore: false, loadMore: () => {}, loadingMore: false, stale: false });
  return () => {};
};

/** The bookings of these own phones; of more than 30 the first 30 count. */
export function useBookings(productIds: string[]): LiveList<OrderRow> {
  const db = useFirestore();
  const values = [useUid(), productIds.slice(0, IN_MAX).toSorted()];
  return useFeed<LiveList<OrderRow>>(`bookingsOfPhones:${JSON.stringify(values)}`, () =>
    productIds.length === 0
      ? NONE
      : openList({
          queryOf: (stretch) => buildQuery(db, QUERIES.bookingsOfPhones, values, stretch),
          rowOf: orderRow,
        }),
  );
}
