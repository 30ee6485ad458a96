import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { threatsIn, unprovenThreats } from './provenThreats.ts';
import { root } from './root.ts';

const page = readFileSync(join(root, 'docs/threat-model.md'), 'utf8');

test('each threat names a test, and each named test stands in its file', () => {
  expect(threatsIn(page).length).toBeGreaterThanOrEqual(28);
  expect(unprovenThreats(page)).toEqual([]);
});

test('a test that is not there, a file that is not there and a threat without a test are told', () => {
  const row = (proof: string) => `| 1 | asset | attack | control | ${proof} |`;
  expect(unprovenThreats(row('`dev/provenThreats.test.ts` “no such title”'))).toHaveLength(1);
  expect(
    unprovenThreats(
      row('`dev/none.test.ts` “each threat names a test, and each named test stands in its file”'),
    ),
  ).toHaveLength(1);
  expect(unprovenThreats(row('by reading'))).toEqual(['No test is named for: attack']);
});
