import { foldDigits, normalizeText } from './text.ts';

/** What stands in Firestore, the same expression as in firestore.rules. */
export const CANONICAL_PHONE = /^01[1-9][0-9]{8}$/;

/** Spaces of every width, hyphens, dots and brackets that people put between digits. */
const SEPARATORS = /[\s\u2010-\u2015\u2212().\-/]/gu;

/**
 * A Bangladeshi mobile number in its one form, `01XXXXXXXXX` (spec §5).
 * Takes Bangla digits, +88, 88 or 0088 in front, separators, and marks that chat apps leave in copied text.
 * @returns 11 ASCII digits, or null where it is no such number
 */
export function canonicalPhone(input: string): string | null {
  const digits = foldDigits(normalizeText(input)).replace(SEPARATORS, '');
  return /^(?:\+88|0088|88)?(01[1-9][0-9]{8})$/.exec(digits)?.[1] ?? null;
}
