import { shortMoment } from '../../ui/shortMoment.ts';

const WITH_YEAR = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** '27 Nov, 10:14 pm', with the year where it is not this one. */
export function momentWithYear(at: Date | null, now: Date = new Date()): string {
  const isOfNow = at === null || at.getFullYear() === now.getFullYear();
  return isOfNow ? shortMoment(at) : WITH_YEAR.format(at);
}
