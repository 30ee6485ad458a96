import { YEARS } from './limits.ts';
import { foldDigits, normalizeLine } from './text.ts';

export type YearsProblem = 'yearsNotNumber' | 'yearsRange';

/**
 * Years of use as stored: what was entered plus ' Years' (spec §3). Takes `2`, `২`, `1.5`, `2 Years`, `১ বছর`, 2.
 * @returns the stored text, or which sentence of FIELD says what is wrong
 */
export function parseYears(input: unknown): { yearsOfUse: string } | { problem: YearsProblem } {
  const text = typeof input === 'number' ? String(input) : input;
  if (typeof text !== 'string') return { problem: 'yearsNotNumber' };
  const bare = foldDigits(normalizeLine(text)).replace(/ ?(?:years?|yrs?|বছর)$/iu, '');
  if (!/^-?\d+(?:\.\d+)?$/.test(bare)) return { problem: 'yearsNotNumber' };
  const years = Number(bare);
  const allowed = years >= YEARS.min && years <= YEARS.max && Number.isInteger(years / YEARS.step);
  return allowed ? { yearsOfUse: `${years} Years` } : { problem: 'yearsRange' };
}

/** What stands in Firestore, the same expression as in firestore.rules: 0 to 20 in halves. */
export const STORED_YEARS = /^(?:(?:1?[0-9])(?:\.5)?|20) Years$/;
