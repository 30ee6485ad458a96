import { type Moment, momentMs } from './postedAgo.ts';

const FORMAT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** '27 Nov, 10:14 pm' in the reader's own time; a moment that is still pending is 'just now'. */
export function shortMoment(at: Moment): string {
  const ms = momentMs(at);
  return ms === undefined ? 'just now' : FORMAT.format(ms);
}
