import type { Order } from './order.ts';
import { isOnMarket, type ProductFields } from './product.ts';
import type { User } from './user.ts';

/** `stats/total` and `stats/{YYYY-MM-DD}`: how many there are, all derived from documents that exist. */
export type Stats = {
  users: number;
  listings: number;
  bookings: number;
  sold: number;
  /** Listings of each category, by its id. */
  brands: Record<string, number>;
  /** Those of them that are on the market: neither sold nor hidden. */
  onMarket: Record<string, number>;
};

/** The id of the document over all days. */
export const STATS_TOTAL = 'total';

/**
 * The ids of the last days' documents, the oldest first, today's last.
 * @param count how many days (UTC)
 */
export function lastStatsDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const day = new Date(now);
    day.setUTCDate(day.getUTCDate() - (count - 1 - at));
    return day.toISOString().slice(0, 10);
  });
}

/** The numbers of stats documents, or what is added to them, by document id. */
export type StatsByDay = Map<string, Stats>;

/** What one document counts for, and on which day (UTC); a broken time counts in the total only (case 24). */
export type Counted = { day: string | null } & Partial<Omit<Stats, 'brands' | 'onMarket'>> & {
    brand?: string;
    isOnMarket?: boolean;
  };

/** @returns the day of a time, null where it is none */
type DayOf = (time: unknown) => string | null;

export function countedUser(
  user: Pick<User<unknown>, 'isDeleted' | 'createdAt'> | undefined,
  dayOf: DayOf,
): Counted | null {
  if (user === undefined || user.isDeleted) return null;
  return { day: dayOf(user.createdAt), users: 1 };
}

export function countedPhone(
  phone: Pick<ProductFields<unknown>, 'categoryId' | 'isSold' | 'isHidden' | 'time'> | undefined,
  dayOf: DayOf,
): Counted | null {
  if (phone === undefined) return null;
  return {
    day: dayOf(phone.time),
    listings: 1,
    sold: phone.isSold ? 1 : 0,
    brand: phone.categoryId,
    isOnMarket: isOnMarket(phone),
  };
}

export function countedOrder(
  order: Pick<Order<unknown>, 'orderedAt'> | undefined,
  dayOf: DayOf,
): Counted | null {
  return order === undefined ? null : { day: dayOf(order.orderedAt), bookings: 1 };
}

/** Adds to `stats` what a document counts for, or with -1 takes it away. */
export function addCounted(stats: StatsByDay, counted: Counted | null, times: 1 | -1): void {
  if (counted === null) return;
  for (const id of [STATS_TOTAL, counted.day]) {
    if (id !== null) stats.set(id, sum(stats.get(id) ?? noStats(), counted, times));
  }
}

/** What one change of a document adds to which stats documents; empty where it adds nothing. */
export function statsDifference(before: Counted | null, after: Counted | null): StatsByDay {
  const stats: StatsByDay = new Map();
  addCounted(stats, after, 1);
  addCounted(stats, before, -1);
  return new Map([...stats].filter(([, numbers]) => !isNothing(numbers)));
}

/** Numbers as they are compared: all keys there, no brand with nothing in it. */
export function wholeStats(stats: Partial<Stats> | undefined): Stats {
  const { users = 0, listings = 0, bookings = 0, sold = 0, brands = {}, onMarket = {} } = stats ?? {};
  return { users, listings, bookings, sold, brands: withoutZeros(brands), onMarket: withoutZeros(onMarket) };
}

export const noStats = (): Stats => wholeStats(undefined);

/** @returns whether nothing is counted in them */
export function isNothing({ brands, onMarket, ...numbers }: Stats): boolean {
  return [numbers, brands, onMarket].flatMap(Object.values<number>).every((number) => number === 0);
}

function sum(
  stats: Stats,
  { users = 0, listings = 0, bookings = 0, sold = 0, brand, isOnMarket: counts = false }: Counted,
  times: 1 | -1,
) {
  return {
    users: stats.users + times * users,
    listings: stats.listings + times * listings,
    bookings: stats.bookings + times * bookings,
    sold: stats.sold + times * sold,
    brands: added(stats.brands, brand, times),
    onMarket: added(stats.onMarket, counts ? brand : undefined, times),
  };
}

function added(brands: Record<string, number>, brand: string | undefined, times: 1 | -1) {
  if (brand === undefined) return withoutZeros(brands);
  return withoutZeros({ ...brands, [brand]: (brands[brand] ?? 0) + times });
}

const withoutZeros = (brands: Record<string, number>) =>
  Object.fromEntries(Object.entries(brands).filter(([, number]) => number !== 0));
