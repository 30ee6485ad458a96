import fc from 'fast-check';
import type { Scenario } from './scenario.ts';
import { spoken, type Verdict, verdictOf, verdictsOf } from './verdicts.ts';

/** A row of scenarios: the same seed gives the same ones, and a place in the row, or a way from there, is a path. */
export type Sample = { seed: number; count: number; path?: string };

/** How long a found scenario is made smaller (ms). */
const SHRINK_MS = 20_000;

/** @returns the scenarios of a sample; from `path` on where it has one */
export function sampled(scenarios: fc.Arbitrary<Scenario>, { seed, count, path = '0' }: Sample): Scenario[] {
  return fc.sample(scenarios, { seed, path, numRuns: count });
}

/** @returns whether rules and domain say different things */
export const disagrees = ({ byRules, byDomain }: Verdict) => byRules !== byDomain;

/**
 * Looks for a disagreement of rules and domain, some hundred scenarios at a time: those behind a found one are not even
 * made.
 * @returns the verdicts up to the end or the first disagreement, and that one's place in the row
 */
export async function search(
  scenarios: fc.Arbitrary<Scenario>,
  { seed, count }: Omit<Sample, 'path'>,
  projectId: string,
  { together = 500 } = {},
): Promise<{ verdicts: Verdict[]; found: number | undefined }> {
  const verdicts: Verdict[] = [];
  for (let start = 0; start < count; start += together) {
    const next = { seed, path: String(start), count: Math.min(together, count - start) };
    verdicts.push(...(await verdictsOf(sampled(scenarios, next), projectId)));
    const found = verdicts.findIndex(disagrees);
    if (found >= 0) return { verdicts, found };
  }
  return { verdicts, found: undefined };
}

const said = (verdict: boolean) => (verdict ? 'allow' : 'refuse');

/** The smallest scenario like a found one, in words that say how to see it again. */
export async function explained(
  scenarios: fc.Arbitrary<Scenario>,
  { seed, path = '' }: Sample,
  projectId: string,
): Promise<string> {
  const agrees = fc.asyncProperty(scenarios, async (one) => !disagrees(await verdictOf(one, projectId)));
  const { counterexample, counterexamplePath } = await fc.check(agrees, {
    seed,
    path,
    numRuns: 1,
    interruptAfterTimeLimit: SHRINK_MS,
  });
  const smallest = counterexample?.[0] ?? sampled(scenarios, { seed, path, count: 1 })[0];
  if (smallest === undefined) return `nothing at ${path}`;
  const { byRules, byDomain, scenario } = await verdictOf(smallest, projectId);
  return [
    `The rules ${said(byRules)} what the domain ${said(byDomain)}s.`,
    `Again: FUZZ_SEED=${seed} FUZZ_PATH=${counterexamplePath ?? path} npm run test:rules -- tests/rules/fuzz`,
    spoken(scenario),
  ].join('\n');
}
