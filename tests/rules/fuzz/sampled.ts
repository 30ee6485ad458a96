import fc from 'fast-check';
import type { Scenario } from './scenario.ts';
import { spoken, type Verdict, verdictOf, verdictsOf } from './verdicts.ts';

/** A row of scenarios: the same seed gives the same ones. */
export type Sample = { seed: number; count: number; path?: string };

/** How long a found scenario is made smaller (ms). */
const SHRINK_MS = 20_000;

/** @returns the scenarios of a sample; of `path` that one alone */
export function sampled(scenarios: fc.Arbitrary<Scenario>, { seed, count, path }: Sample): Scenario[] {
  if (path === undefined) return fc.sample(scenarios, { seed, numRuns: count });
  return fc.sample(scenarios, { seed, path, numRuns: 1 });
}

const disagrees = ({ byRules, byDomain }: Verdict) => byRules !== byDomain;

/**
 * Looks for a disagreement of rules and domain, some hundred scenarios at a time.
 * @returns the verdicts up to the end or the first disagreement, and that one's place in the sample
 */
export async function search(
  scenarios: fc.Arbitrary<Scenario>,
  sample: Sample,
  projectId: string,
  { together = 500 } = {},
): Promise<{ verdicts: Verdict[]; found: number | undefined }> {
  const all = sampled(scenarios, sample);
  const verdicts: Verdict[] = [];
  for (let start = 0; start < all.length; start += together) {
    verdicts.push(...(await verdictsOf(all.slice(start, start + together), projectId)));
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
