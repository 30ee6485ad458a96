const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Dhaka',
  hour: '2-digit',
  minute: '2-digit',
});

/** A time as clocks in Bangladesh show it: `20:45`. */
export const dhakaTime = (at: Date) => CLOCK.format(at);
