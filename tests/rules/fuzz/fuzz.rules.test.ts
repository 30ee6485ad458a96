import { beforeAll, expect, it } from 'vitest';
import { loadRules } from '../loadRules.ts';
import { anyScenario } from './anyScenario.ts';
import { explained, sampled, search } from './sampled.ts';

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

it(`${count} commits are judged by the rules as by the domain`, {
  timeout: 60_000 + count * PATIENCE_MS,
}, async () => {
  const sample = { seed, count, ...(path === undefined ? {} : { path }) };
  const { verdicts, found } = await search(anyScenario, sample, projectId);
  if (found !== undefined) {
    throw new Error(await explained(anyScenario, { ...sample, path: path ?? String(found) }, projectId));
  }
  if (path !== undefined) return;
  const allowed = verdicts.filter(({ byRules }) => byRules).length;
  expect(allowed / verdicts.length).toBeGreaterThanOrEqual(0.3);
});

it('a seed and a path give the same commit again', () => {
  const all = sampled(anyScenario, { seed: 1, count: 30 });
  expect(sampled(anyScenario, { seed: 1, count: 1, path: '29' })).toEqual([all[29]]);
});
