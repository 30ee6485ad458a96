const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UNITS = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** A moment as data brings it: ms, an ISO string, a Date, or nothing yet (a server time that is still pending). */
export type Moment = number | string | Date | null | undefined;

/** @returns ms since 1970, or undefined for what is no moment */
export function momentMs(at: Moment): number | undefined {
  if (at === null || at === undefined || at === '') return undefined;
  const ms = new Date(at).getTime();
  return Number.isNaN(ms) ? undefined : ms;
}

/** 'Posted 3 days ago'; a pending, unreadable or future moment was 'less than a minute ago' (decisions). */
export function postedAgo(at: Moment, now: number): string {
  const age = now - (momentMs(at) ?? now);
  const [unit, length] = UNITS.find(([, ms]) => age >= ms) ?? ['minute', Number.POSITIVE_INFINITY];
  const count = Math.floor(age / length);
  if (count < 1) return 'Posted less than a minute ago';
  return `Posted ${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
