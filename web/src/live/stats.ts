import {
  LIST_CAP_SIGNED_IN,
  lastStatsDays,
  noStats,
  OVERVIEW_DAYS,
  QUERIES,
  STATS_TOTAL,
  type Stats,
} from '@bns/domain';
import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { buildQuery } from './buildQuery.ts';
import { type LiveAll, openAll } from './openAll.ts';
import { useFeed } from './useFeed.ts';
import { useToday } from './useToday.ts';

export type Counts = Omit<Stats, 'brands' | 'onMarket'>;
/** One day (UTC, `YYYY-MM-DD`). */
export type DayCounts = Counts & { day: string };
/** What there is in all, and the last 30 days, the oldest first; a day on which nothing happened counts 0. */
export type Overview = { total: Counts; days: DayCounts[] };

/**
 * The market's numbers, live. The documents of days stand in the order of their ids, and the one of all days behind
 * them: one listener hears both. Cost: a read for each day on which something happened, and 1.
 */
export function useOverview(): LiveAll<Overview> {
  const db = useFirestore();
  const days = lastStatsDays(new Date(useToday()), OVERVIEW_DAYS);
  const [first = STATS_TOTAL] = days;
  return useFeed<LiveAll<Overview>>(
    `stats:${first}`,
    () => {
      const between = [first, STATS_TOTAL] as const;
      const query = buildQuery(db, QUERIES.statsDays, [], { between, limit: LIST_CAP_SIGNED_IN });
      return openAll(query, (documents) => overviewOf(documents, days));
    },
    'admins',
  );
}

/** Days without a document count 0. */
export function overviewOf(documents: readonly QueryDocumentSnapshot[], days: readonly string[]): Overview {
  const counts = new Map(documents.map((document) => [document.id, countsOf(document)]));
  const of = (id: string) => counts.get(id) ?? nothing();
  return { total: of(STATS_TOTAL), days: days.map((day) => ({ day, ...of(day) })) };
}

const KEYS = ['users', 'listings', 'bookings', 'sold'] as const satisfies readonly (keyof Counts)[];

function nothing(): Counts {
  const { users, listings, bookings, sold } = noStats();
  return { users, listings, bookings, sold };
}

/** What is no number counts nothing: a script or the console may have written it. */
function countsOf(document: QueryDocumentSnapshot): Counts {
  const counts = nothing();
  for (const key of KEYS) {
    const value: unknown = document.get(key);
    if (typeof value === 'number') counts[key] = value;
  }
  return counts;
}
