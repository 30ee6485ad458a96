import { PRICE } from './limits.ts';
import { foldDigits, normalizeText } from './text.ts';

export type PriceProblem = 'priceNotNumber' | 'priceNotWhole' | 'priceLow' | 'priceHigh';
export type ParsedPrice = { tk: number } | { problem: PriceProblem };

const CURRENCY = /^(?:tk\.?|bdt|৳|টাকা)|(?:tk\.?|bdt|taka|৳|টাকা|\/[-=])$/giu;
/** Plain digits, or groups as written here (1,25,000) and elsewhere (125,000). */
const WHOLE = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})$/;

/**
 * A price in whole Tk from what people write: `12,000`, `1,25,000`, `Tk 12000`, `৳১২,০০০`, 12000.
 * @returns the Tk, or which sentence of FIELD says what is wrong with it
 */
export function parsePrice(input: unknown): ParsedPrice {
  if (typeof input === 'number') return inRange(input);
  if (typeof input !== 'string') return { problem: 'priceNotNumber' };
  const bare = foldDigits(normalizeText(input)).replace(/\s/gu, '').replace(CURRENCY, '');
  const [, sign, whole, fraction] = /^([-−]?)([\d,]+)(?:\.(\d+))?$/u.exec(bare) ?? [];
  if (whole === undefined || !WHOLE.test(whole)) return { problem: 'priceNotNumber' };
  if (fraction !== undefined && !/^0{1,2}$/.test(fraction)) return { problem: 'priceNotWhole' };
  if (sign !== '') return { problem: 'priceLow' };
  return inRange(Number(whole.replaceAll(',', '')));
}

function inRange(tk: number): ParsedPrice {
  if (Number.isNaN(tk)) return { problem: 'priceNotNumber' };
  if (tk < PRICE.min) return { problem: 'priceLow' };
  if (tk > PRICE.max) return { problem: 'priceHigh' };
  return Number.isInteger(tk) ? { tk } : { problem: 'priceNotWhole' };
}

/** `125000` → `1,25,000 Tk`. By hand: on a small phone the browser's own way takes longer than the home page's cards. */
export function formatTk(tk: number): string {
  const digits = String(Math.round(Math.abs(tk)));
  return `${tk < 0 ? '-' : ''}${digits.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',')} Tk`;
}

/** How much less than new a phone costs, in whole percent; 0 where it costs as much or more. */
export function savingPercent(originalPrice: number, resalePrice: number): number {
  if (resalePrice >= originalPrice) return 0;
  return Math.round(((originalPrice - resalePrice) / originalPrice) * 100);
}

export const POISHA_PER_TK = 100;

/**
 * Poisha from a decimal as the payment gateway writes it: `13260`, `13260.5`, `13260.00` are one amount each, in
 * whatever form it comes.
 * @returns null for everything else: a sign, an exponent, a third decimal, nothing at all
 */
export function poishaOf(text: string): number | null {
  const [, tk, poisha = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (tk === undefined) return null;
  return Number(tk) * POISHA_PER_TK + Number(poisha.padEnd(2, '0'));
}

/** Poisha as the payment gateway reads them: `1326050` → `13260.50`. */
export function decimalTk(poisha: number): string {
  const digits = String(poisha).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
