import { describe, expect, it } from 'vitest';
import { loadRules, rulesText } from '../loadRules.ts';
import { anyScenario } from './anyScenario.ts';
import { explained, search } from './sampled.ts';

/** Holes in the rules that the fuzz has to find. */

const emulator = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
/** Enough for the rarest of them many times over. */
const MOST = 6000;

const HOLES: readonly (readonly [what: string, operand: string])[] = [
  ['an opened key set, of a report', "data.keys().hasOnly(['reason', 'note', 'at'])"],
  [
    'an opened key set, of an own user document',
    "request.resource.data.diff(resource.data).affectedKeys().hasOnly(['name', 'image', 'updatedAt'])",
  ],
  ['a type check taken away, of a price', 'value is int'],
  ['the person who is not compared, of a wish or an order', 'data.buyerId == request.auth.uid\n'],
  ['the time that is not compared, of a phone', 'data.time == request.time'],
];

describe('the fuzz finds', () => {
  it.each(HOLES)('%s', { timeout: 300_000 }, async (_, operand) => {
    expect(rulesText.split(operand)).toHaveLength(2);
    const projectId = `demo-rules-hole-${HOLES.findIndex(([, planted]) => planted === operand)}`;
    await loadRules(emulator, projectId, rulesText.replace(operand, 'true'));
    const sample = { seed: 1, count: MOST };
    const { verdicts, found } = await search(anyScenario, sample, projectId, { together: 250 });
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
