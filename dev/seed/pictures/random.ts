/** A stream of numbers in [0, 1), the same for the same text. */
export type Random = () => number;

/** The stream that belongs to a text (FNV-1a, then mulberry32): pictures come out alike on every machine. */
export function randomOf(text: string): Random {
  let state = 0x811c9dc5;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (random: Random, low: number, high: number) => low + (high - low) * random();

/** One of a list that is not empty. */
export function pick<One>(random: Random, list: readonly One[]): One {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new RangeError('Nothing to pick from');
  return one;
}

/** `count` texts, made one by one and joined. */
export const repeat = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('');

/** A number as SVG needs it: three decimals are finer than any pixel here. */
export const n = (value: number) => String(Math.round(value * 1000) / 1000);
