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

/** The middle one of an odd number of figures. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
