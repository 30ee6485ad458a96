import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../dev/root.ts';
import type { Operand } from './operands.ts';

/** An operand that no test can miss, and why. */
export type Survivor = { owner: string; text: string; because: string };

const ENTRY = /^- (?<owner>[^`]+): `(?<text>.+?)` — (?<because>.+)$/gm;

/** What tests/rules/survivors.md lists. */
export function listedSurvivors(): Survivor[] {
  const text = readFileSync(join(root, 'tests/rules/survivors.md'), 'utf8').replaceAll(/\n {2}/g, ' ');
  return [...text.matchAll(ENTRY)].map(({ groups }) => groups as Survivor);
}

/** @returns whether the entry speaks of this operand */
export function isOf(entry: Survivor, { owner, text }: Pick<Operand, 'owner' | 'text'>): boolean {
  return entry.owner === owner && entry.text === text;
}
