import type fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadRules, rulesText } from '../loadRules.ts';
import { anyScenario, wholeOrChanged } from './anyScenario.ts';
import { explained, search } from './sampled.ts';
import type { Scenario } from './scenario.ts';
import { report } from './scenarios/buying.ts';
import { edit } from './scenarios/phones.ts';

/** Holes in the rules that the fuzz has to find: one of each kind. `npm run mutate:rules` makes every other. */

const emulator = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
/** Enough for the rarest of them many times over. */
const MOST = 4000;

const HOLES: readonly (readonly [what: string, operand: string, where: fc.Arbitrary<Scenario>])[] = [
  ['an opened key set, of a report', "data.keys().hasOnly(['reason', 'note', 'at'])", report],
  ['a type check taken away, of a price', 'value is int', edit],
];

describe('the fuzz finds', () => {
  it.each(HOLES)('%s', { timeout: 300_000 }, async (what, operand, where) => {
    expect(rulesText.split(operand)).toHaveLength(2);
    const projectId = `demo-rules-hole-${HOLES.findIndex(([one]) => one === what)}`;
    await loadRules(emulator, projectId, rulesText.replace(operand, 'true\n'));
    const sample = { seed: 1, count: MOST };
    const { verdicts, found } = await search(wholeOrChanged(where), sample, projectId, { together: 100 });
    expect(verdicts[found ?? 0]).toMatchObject({ byRules: true, byDomain: false });
  });

  it('and says how to see it again', { timeout: 120_000 }, async () => {
    const projectId = 'demo-rules-hole-again';
    await loadRules(emulator, projectId, rulesText.replace('isText(value, min, max) &&', 'true &&'));
    const { found = 0 } = await search(anyScenario, { seed: 1, count: MOST }, projectId, { together: 250 });
    const text = await explained(anyScenario, { seed: 1, count: 1, path: String(found) }, projectId);
    expect(text).toMatch(
      /^The rules allow what the domain refuses\.\nAgain: FUZZ_SEED=1 FUZZ_PATH=[\d:]+ npm run/,
    );
  });
});
