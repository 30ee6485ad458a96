/** Overview: the market in numbers. */
export const overviewText = {
  heading: 'Overview',
  hint: 'The whole market, as it is this moment.',
  failed: 'The numbers could not be loaded',
  loading: 'Loading',
  totals: 'In all',
  users: 'People',
  listings: 'Listings',
  bookings: 'Bookings',
  sold: 'Sold',
  number: (count: number) => count.toLocaleString('en-GB'),
  listingsPerDay: 'Listings per day',
  bookingsPerDay: 'Bookings per day',
  inDays: (count: number, days: number) => `${count.toLocaleString('en-GB')} in the last ${days} days`,
  /** What the picture says, for who does not see it. */
  chart: (what: string, count: number, most: number, day: string) =>
    count === 0
      ? `${what}: none in these days`
      : `${what}: ${count} in all, at most ${most} on ${day}. The table below has every day.`,
  showTable: 'Every day as a table',
  day: 'Day',
  daysAreUtc: 'A day begins at 6 am in Dhaka (midnight UTC).',
} as const;
