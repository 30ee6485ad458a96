import { DomainError } from './errors.ts';
import { DAILY_QUOTA } from './limits.ts';
import { NOTICE } from './messages.ts';

/**
 * `users/{uid}/quota/{day}`: what a person did on one day (UTC). Each booking, listing and report raises its
 * number by one in the same commit and names the phone, so that one raise cannot pay for two things.
 */
export type Quota = {
  bookings: number;
  listings: number;
  reports: number;
  /** The phone of the thing that was counted last. */
  productId: string;
};

export type QuotaKind = keyof typeof DAILY_QUOTA;

const USED_UP: Record<QuotaKind, string> = {
  bookings: NOTICE.tooManyBookings,
  listings: NOTICE.tooManyListings,
  reports: NOTICE.tooManyReports,
};

/** The day that a quota document counts: UTC, because the rules build it from `request.time`. */
export const quotaDay = (now: Date) => now.toISOString().slice(0, 10);

/**
 * The day's document after one more thing of a kind, to be written in the commit that does it.
 * @param today the document as it is, undefined where it is the day's first
 * @throws DomainError `too-many-requests` where the day's number is used up
 */
export function raiseQuota(today: Quota | undefined, kind: QuotaKind, productId: string): Quota {
  const { bookings = 0, listings = 0, reports = 0 } = today ?? {};
  const before = { bookings, listings, reports };
  if (before[kind] >= DAILY_QUOTA[kind]) throw new DomainError('too-many-requests', USED_UP[kind]);
  return { ...before, [kind]: before[kind] + 1, productId };
}
