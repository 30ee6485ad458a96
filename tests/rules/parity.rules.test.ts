import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ENTITIES, POLICY, type Row } from '@bns/domain';
import { expect, it } from 'vitest';
import { root } from '../../dev/root.ts';
import { ATTEMPTS } from './parity/attempts.ts';
import { rulesText } from './loadRules.ts';

const folder = join(root, 'tests/rules');
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.rules.test.ts') && !name.startsWith('parity'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n');

it('every row that the rules judge is tried by the cast', () => {
  const rows = Object.entries<Row>(POLICY).filter(([, { door }]) => door !== 'rest');
  expect(Object.keys(ATTEMPTS).toSorted()).toEqual(rows.map(([action]) => action).toSorted());
});

it('every entity is walked by a test file', () => {
  const walked = [...sources.matchAll(/parity\(stage, ([^)]*)\)/g)].flatMap(([, names = '']): string[] =>
    [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  );
  expect(walked.toSorted()).toEqual(Object.keys(ENTITIES).toSorted());
});

it('every collection that the rules name is one of the policy’s', () => {
  const named = [...rulesText.matchAll(/match \/(\w+)\/\{\w+\}/g)].map(([, name]) => name);
  const literal = [...rulesText.matchAll(/match \/(\w+)\/\w+ \{/g)].map(([, name]) => name);
  const known: readonly string[] = Object.values(ENTITIES);
  expect(
    [...named, ...literal].filter((name) => name !== 'databases' && !known.includes(name ?? '')),
  ).toEqual([]);
});
