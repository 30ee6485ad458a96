/** Makes a time as one SDK knows it: `(s, n) => new Timestamp(s, n)`. The Admin SDK's and the client's are two classes. */
export type MakeTime<Time> = (seconds: number, nanoseconds: number) => Time;

const FIRST_SECOND = Date.UTC(2026, 0, 15, 9, 30) / 1000;
/** Production has microseconds where the emulator's own clock has milliseconds: copies must keep them. */
const MICROSECONDS_IN_NS = 123_456_000;

/**
 * A time in the past with microseconds.
 * @param minutes after the first one, so that rows have an order
 */
export function aMoment<Time>(make: MakeTime<Time>, minutes = 0): Time {
  return make(FIRST_SECOND + minutes * 60, MICROSECONDS_IN_NS);
}
