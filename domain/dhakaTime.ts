/** Dhaka is six hours ahead of UTC, in summer and in winter. */
const DHAKA = '+06:00';

const GATEWAY_TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

/**
 * The payment gateway's times, such as `2026-11-27 20:41:50`: Dhaka's, without a zone that says so.
 * @returns ms since 1970, null where it is no such time
 */
export function dhakaMs(text: string): number | null {
  if (!GATEWAY_TIME.test(text)) return null;
  const ms = Date.parse(`${text.replace(' ', 'T')}${DHAKA}`);
  return Number.isNaN(ms) ? null : ms;
}
