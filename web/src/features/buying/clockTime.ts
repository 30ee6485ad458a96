const FORMAT = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: '2-digit', hour12: true });

/** '10:14 pm' in the reader's own time; a moment that is not known is '–'. */
export const clockTime = (at: Date | null): string => (at === null ? '–' : FORMAT.format(at));
