/** The prices between which phones are looked for, whole Tk. */
export const PRICE_STEPS = [
  2_000, 3_000, 5_000, 7_000, 10_000, 12_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 70_000, 100_000,
] as const satisfies readonly number[];

const STEPS: readonly number[] = PRICE_STEPS;

/**
 * Where a price lies among PRICE_STEPS: an even number between two steps, the odd one between those exactly on a step.
 * So "from 10,000 to 20,000" takes in both ends. Kept on a phone by a trigger, because Firestore answers a range in
 * order of its own field alone: in a list by time a range is a few bands (`in` takes at most 30, and there are 29).
 * @param price whole Tk
 */
export function priceBandOf(price: number): number {
  return STEPS.filter((step) => step < price).length + STEPS.filter((step) => step <= price).length;
}

/** Every band from one step to another, both with it; null is open. */
export function bandsBetween(min: number | null, max: number | null): number[] {
  const first = min === null ? 0 : priceBandOf(min);
  const last = max === null ? 2 * STEPS.length : priceBandOf(max);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}

/** The next step at or below a price; null where there is none. */
export const stepBelow = (price: number): number | null => STEPS.findLast((step) => step <= price) ?? null;

/** The next step at or above a price; null where there is none. */
export const stepAbove = (price: number): number | null => STEPS.find((step) => step >= price) ?? null;
