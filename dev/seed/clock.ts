/** Makes a time as one SDK knows it. */
export type MakeTime<Time> = (seconds: number, nanoseconds: number) => Time;

/** Production has microseconds where the emulator's own clock has milliseconds: copies must keep them. */
const NANOSECONDS = 123_456_000;

/** Times of the seed, all counted back from the second at which it was first made. */
export type Clock<Time> = { ago(minutes: number): Time; msAgo(minutes: number): number };

/** @param second since 1970 */
export function clockAt<Time>(second: number, make: MakeTime<Time>): Clock<Time> {
  const back = (minutes: number) => second - Math.round(minutes * 60);
  return {
    ago: (minutes) => make(back(minutes), NANOSECONDS),
    msAgo: (minutes) => back(minutes) * 1000 + Math.floor(NANOSECONDS / 1e6),
  };
}
