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

const again = async (at: string) =>
  new Error(await explained(anyScenario, { seed, count: 1, path: at }, projectId));

if (path === undefined) {
  it(`${count} commits are judged by the rules as by the domain`, {
    timeout: 60_000 + count * PATIENCE_MS,
  }, async () => {
    const { verdicts, found } = await search(anyScenario, { seed, count }, projectId);
    if (found !== undefined) throw await again(String(found));
    const allowed = verdicts.filter(({ byRules }) => byRules).length;
    expect(allowed / verdicts.length).toBeGreaterThanOrEqual(0.3);
  });
} else {
  it(`the commit at ${path} is judged by the rules as by the domain`, async () => {
    const verdicts = await verdictsOf(sampled(anyScenario, { seed, count: 1, path }), projectId);
    if (verdicts.some(disagrees)) throw await again(path);
  });
}

it('a seed and a path give the same commit again', () => {
  const all = sampled(anyScenario, { seed: 1, count: 30 });
  expect(sampled(anyScenario, { seed: 1, count: 3, path: '27' })).toEqual(all.slice(27));
});
