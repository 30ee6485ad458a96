import { normalizeEmail, normalizeLine } from './text.ts';

/** One stretch of the people who are found: those whose name, or whose e-mail, begins so. */
export type PeoplePart = { by: 'name' | 'email'; prefix: string };

/**
 * What "the start of a name or an e-mail" means, as stretches of lists that follow each other: the names first, by each
 * way in which such a start is written (as it was typed, in capitals, with capitals at the words' beginnings, without),
 * then the e-mails. Firestore compares letter by letter; a folded copy of every name would have to be kept true under the
 * rules for the sake of names that mix their letters otherwise (decision 18).
 * @param q what was typed; '' for everybody, by name
 */
export function peopleParts(q: string): PeoplePart[] {
  const typed = normalizeLine(q);
  if (typed === '') return [{ by: 'name', prefix: '' }];
  const small = typed.toLowerCase();
  const words = small.replace(/(?<![\p{L}\p{M}\p{N}])\p{L}/gu, (letter) => letter.toUpperCase());
  const spellings = [...new Set([typed.toUpperCase(), words, small, typed])];
  return [
    ...spellings.map((prefix): PeoplePart => ({ by: 'name', prefix })),
    { by: 'email', prefix: normalizeEmail(typed) },
  ];
}

/** First and last text of a stretch, in the order of a list: the last one ends with the last character that there is. */
export const prefixEnds = (prefix: string) => [prefix, `${prefix}\u{10ffff}`] as const;

/** @returns whether a person is in this stretch */
export function isInPart(person: { name: string; email: string }, { by, prefix }: PeoplePart): boolean {
  return person[by].startsWith(prefix);
}

/** A person in an admin's list, over REST. */
export type PersonAnswer = {
  _id: string;
  name: string;
  email: string;
  image: string;
  isSeller: boolean;
  isAdmin: boolean;
  isVerified: boolean;
  isDeleted: boolean;
};

const KINDS = {
  name: 'string',
  email: 'string',
  image: 'string',
  isSeller: 'boolean',
  isAdmin: 'boolean',
  isVerified: 'boolean',
  isDeleted: 'boolean',
} as const satisfies Record<keyof Omit<PersonAnswer, '_id'>, string>;

/** @returns the person as he is listed, null where his document lacks something */
export function personAnswer(_id: string, stored: Readonly<Record<string, unknown>>): PersonAnswer | null {
  const fields = Object.entries(KINDS).map(([field, kind]) => {
    return [field, typeof stored[field] === kind ? stored[field] : undefined] as const;
  });
  if (fields.some(([, value]) => value === undefined)) return null;
  return { _id, ...(Object.fromEntries(fields) as Omit<PersonAnswer, '_id'>) };
}
