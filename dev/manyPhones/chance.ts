/** Draws that are the same for the same seed: a whole number below `many`, one of a list. */
export type Chance = { below: (many: number) => number; oneOf: <Value>(values: readonly Value[]) => Value };

/** Draws by the algorithm mulberry32: quick, even enough for a market of examples, nothing for secrets. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (many: number) => Math.floor(next() * many);
  return { below, oneOf: (values) => values[below(values.length)] as (typeof values)[number] };
}
