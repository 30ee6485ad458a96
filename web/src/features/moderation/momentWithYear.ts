import { fullMoment } from '../../ui/fullMoment.ts';
import { shortMoment } from '../../ui/shortMoment.ts';

/** '27 Nov, 10:14 pm', with the year where it is not this one. */
export function momentWithYear(at: Date | null, now: Date = new Date()): string {
  const isOfNow = at === null || at.getFullYear() === now.getFullYear();
  return isOfNow ? shortMoment(at) : fullMoment(at);
}
