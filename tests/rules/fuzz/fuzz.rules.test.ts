import { beforeAll, expect, it } from 'vitest';
import { loadRules } from '../loadRules.ts';
import { anyScenario } from './anyScenario.ts';
import { disagrees, explained, sampled, search } from './sampled.ts';
import { verdictsOf } from './verdicts.ts';

/**
 * Emulator and domain judge the same commits. `FUZZ_CASES` is how many, `FUZZ_SEED` (printed where they disagree)
 * repeats them, `FUZZ_PATH` tries one of them alone.
 */

const projectId = 'demo-rules-fuzz';
const count = Number(process.env['FUZZ_CASES'] ?? 5000);
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 0x7fffffff);
const path = process.env['FUZZ_PATH'];

/** The slowest machine that a run is waited for, ms per case. */
const PATIENCE_MS = 150;

beforeAll(async () => {
  await loadRules(process.env['FIRESTORE_EMULATOR_HOST'] ?? '', projectId);
});

/** @returns what disagrees, in words; null where nothing does */
const disagreement = (at: string | undefined) =>
  at === undefined ? null : explained(anyScenario, { seed, count: 1, path: at }, projectId);

async function whole() {
  const { verdicts, found } = await search(anyScenario, { seed, count }, projectId);
  return { verdicts, at: found?.toString(), leastAllowed: 0.3 };
}

async function only(at: string) {
  const verdicts = await verdictsOf(sampled(anyScenario, { seed, count: 1, path: at }), projectId);
  return { verdicts, at: verdicts.some(disagrees) ? at : undefined, leastAllowed: 0 };
}

const what = path === undefined ? `${count} commits are` : `the commit at ${path} is`;

it(`${what} judged by the rules as by the domain`, { timeout: 60_000 + count * PATIENCE_MS }, async () => {
  const { verdicts, at, leastAllowed } = await (path === undefined ? whole() : only(path));
  expect(await disagreement(at)).toBeNull();
  const allowed = verdicts.filter(({ byRules }) => byRules).length;
  expect(allowed / verdicts.length).toBeGreaterThanOrEqual(leastAllowed);
});

it('a seed and a path give the same commit again', () => {
  const all = sampled(anyScenario, { seed: 1, count: 30 });
  expect(sampled(anyScenario, { seed: 1, count: 3, path: '27' })).toEqual(all.slice(27));
});
