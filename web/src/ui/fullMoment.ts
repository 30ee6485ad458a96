const FORMAT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});

/** '27 Nov 2026, 10:14 pm' in the reader's own time. */
export const fullMoment = (at: Date): string => FORMAT.format(at);
