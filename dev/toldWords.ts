import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FIELD, IDENTITY_CODES, identityMessage, MESSAGES } from '@bns/domain';
import { root } from './root.ts';

/** The file with all that the browsers of the last end-to-end run told people: `[role, text]`, one a line. */
export const TOLD = '.cache/results/told.jsonl';

/** What of FIELD is the spec's (§5); the rest are our own words for what it leaves open. */
const SPEC_FIELDS = [
  'email',
  'password',
  'loginPasswordMin',
  'registerPasswordMin',
  'username',
  'image',
  'phoneNumber',
  'invalidNumber',
  'meetingLocation',
  'title',
  'brand',
  'originalPrice',
  'resalePrice',
  'yearsOfUse',
  'condition',
  'description',
  'descriptionMin',
  'location',
] as const satisfies readonly (keyof typeof FIELD)[];

/** A message as a toast or an alert, or at a field. */
type Told = readonly [role: string, text: string];
type Wanted = { role: 'notice' | 'field' | 'either'; words: string };

const ANY = '…';

/** Every message of the spec's sections 5 and 8, and the words of each identity code; `…` stands for a title. */
export function wantedWords(): Wanted[] {
  const notices = Object.values(MESSAGES).map((words) => (typeof words === 'string' ? words : words(ANY)));
  const identity = IDENTITY_CODES.map(identityMessage);
  return [
    ...notices.map((words) => ({ role: 'notice' as const, words })),
    ...SPEC_FIELDS.map((name) => ({ role: 'field' as const, words: FIELD[name] })),
    ...[...new Set(identity)].map((words) => ({ role: 'either' as const, words })),
  ];
}

/** The wanted messages that are not among what was told, to the letter. */
export function untold(told: readonly Told[], wanted: readonly Wanted[] = wantedWords()): string[] {
  const isTold = ({ role, words }: Wanted) => {
    const [before = '', after] = words.split(ANY);
    return told.some(
      ([by, text]) =>
        (role === 'either' || (by === 'field') === (role === 'field')) &&
        (after === undefined ? text === words : text.startsWith(before) && text.endsWith(after)),
    );
  };
  return wanted.filter((one) => !isTold(one)).map(({ role, words }) => `${role}: ${words}`);
}

/** Begins anew. */
export const forgetTold = (): void => rmSync(join(root, TOLD), { force: true });

/** What the last end-to-end run told. */
export function readTold(): Told[] {
  const file = join(root, TOLD);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Told);
}
