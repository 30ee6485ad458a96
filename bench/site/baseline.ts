import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../dev/root.ts';
import { isKept, type Measure } from './measure.ts';

const file = join(root, 'bench/baseline.json');

/** Figures by what they are of. */
type Baseline = Record<string, number>;

/** The figures of the last kept run. */
export const baseline = (): Baseline =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Baseline) : {};

const round = (value: number) => Number(value.toPrecision(3));

/**
 * Prints the figures beside their promises and beside those of the last kept run.
 * @returns whether all promises are kept
 */
export function tell(measures: readonly Measure[], before: Baseline): boolean {
  console.table(
    measures.map((measure) => ({
      what: measure.what,
      is: `${round(measure.value)} ${measure.unit}`,
      promise: promiseOf(measure),
      kept: isKept(measure) ? 'yes' : 'NO',
      before: before[measure.what] ?? '',
    })),
  );
  return measures.every(isKept);
}

function promiseOf({ most, least }: Measure): string {
  if (most !== undefined) return `≤ ${most}`;
  return least === undefined ? '' : `≥ ${least}`;
}

/** Keeps the figures for the next run to stand beside; those that were not measured this time stay. */
export function keep(measures: readonly Measure[]): void {
  const seen = measures.filter(({ value }) => !Number.isNaN(value));
  const figures = Object.fromEntries(seen.map(({ what, value }) => [what, round(value)]));
  writeFileSync(file, `${JSON.stringify({ ...baseline(), ...figures }, null, 2)}\n`);
}
