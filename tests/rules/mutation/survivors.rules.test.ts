import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../dev/root.ts';
import { rulesText } from '../loadRules.ts';
import { operandsOf } from './operands.ts';
import { allowsOf } from './rulesTree.ts';
import { isOf, listedSurvivors } from './survivors.ts';
import { BESIDES, JUDGING, testsOf } from './testsOf.ts';

const operands = operandsOf(rulesText);

it('every survivor is an operand of the rules, and there are five at most', () => {
  const entries = listedSurvivors();
  expect(entries.filter((entry) => !operands.some((operand) => isOf(entry, operand)))).toEqual([]);
  expect(entries.length).toBeLessThanOrEqual(5);
});

it('every allow and every function of the rules is parsed', () => {
  expect(allowsOf(rulesText)).toHaveLength(rulesText.match(/^\s*allow /gm)?.length ?? 0);
  for (const { text, start, end } of operands) {
    expect(rulesText.slice(start, end).replace(/\s+/g, ' ')).toBe(text);
  }
});

it.each([
  ['a == 1 && (b || !c)', ['a == 1', 'b', '!c']],
  ['a ? b : c', ['a', 'b', 'c']],
  ['!(a && b)', ['!(a && b)', 'a', 'b']],
  ["a in ['x && y'] && exists(/x/$(b || c)/d)", ["a in ['x && y']", 'exists(/x/$(b || c)/d)']],
  ['own(d)', ['e', 'd.x', 'f', 'own(d)']],
  ['true || a', ['a']],
])('the operands of %s', (condition, found) => {
  const rules = `service cloud.firestore { match /databases/{db}/documents { match /x/{id} {
    function own(d) { let one = e ? 1 : 2; return d.x && f; } // a && b
    allow get: if ${condition};
  } } }`;
  expect(operandsOf(rules).map(({ text }) => text)).toEqual(found);
});

it('every file of tests judges a match, and every match is judged', () => {
  const files = readdirSync(join(root, 'tests/rules'))
    .filter((name) => name.endsWith('.rules.test.ts'))
    .map((name) => name.replace('.rules.test.ts', ''));
  expect([...JUDGING, ...BESIDES].toSorted()).toEqual(files.toSorted());
  for (const { paths } of operands) expect(testsOf(paths).length).toBeGreaterThan(0);
});
