/** One figure of the bench. A figure without a promise is only told. */
export type Measure = {
  /** What was measured, the same words each time: the baseline knows it by them. */
  what: string;
  value: number;
  unit: 'kB' | 'ms' | 's' | 'documents' | 'points' | 'times' | 'shift';
  /** The promise. */
  most?: number;
  least?: number;
};

/** @returns whether the figure keeps its promise */
export const isKept = ({
  value,
  most = Number.POSITIVE_INFINITY,
  least = Number.NEGATIVE_INFINITY,
}: Measure): boolean => value <= most && value >= least;

/** The middle one of the figures, or halfway between the two in the middle; not a number where there is none. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const [lower, upper] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return lower === undefined || upper === undefined ? Number.NaN : (lower + upper) / 2;
}
