const FORMAT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** '27 Nov' of `2026-11-27`. */
export const dayLabel = (day: string) => FORMAT.format(new Date(`${day}T00:00:00Z`));
