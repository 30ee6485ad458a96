import { CATEGORY_ID } from './category.ts';
import { DISTRICTS } from './district.ts';
import { FIND_WORDS_MAX } from './limits.ts';
import { stepAbove, stepBelow } from './priceBand.ts';
import { type Condition, CONDITIONS } from './product.ts';
import { firstCharacters, foldDigits, normalizeLine } from './text.ts';

declare global {
  /** The platform's, as far as it is used here: the domain is compiled without its types. */
  interface URLSearchParams {
    get(key: string): string | null;
  }
}
declare const URLSearchParams: new (entries: string[][]) => URLSearchParams;

/** In which order phones are shown. */
export const SORTS = ['newest', 'cheapest', 'dearest'] as const;
export type Sort = (typeof SORTS)[number];

/** What somebody looks for among the phones on the market; '' and null ask for nothing. */
export type Finding = {
  /** As they were typed, on one line. */
  words: string;
  /** A category's id. */
  brand: string;
  condition: Condition | '';
  /** One of DISTRICTS. */
  district: string;
  /** One of PRICE_STEPS, itself with it, whole Tk. */
  min: number | null;
  /** One of PRICE_STEPS, itself with it, whole Tk. */
  max: number | null;
  sort: Sort;
};

/** All phones, the newest first. */
export const ANYTHING: Finding = {
  words: '',
  brand: '',
  condition: '',
  district: '',
  min: null,
  max: null,
  sort: 'newest',
};

/**
 * What an address looks for. A value that cannot be is left out; a price between two steps becomes the one outside, so
 * that nothing is missed.
 */
export function findingOf(params: URLSearchParams): Finding {
  const [min, max] = [priceIn(params, 'min'), priceIn(params, 'max')];
  const isBroken = min !== null && max !== null && min > max;
  return {
    words: wordsIn(params.get('q') ?? ''),
    brand: CATEGORY_ID.test(params.get('brand') ?? '') ? (params.get('brand') ?? '') : '',
    condition: CONDITIONS.find((condition) => condition === params.get('condition')) ?? '',
    district: DISTRICTS.find((district) => district === params.get('district')) ?? '',
    min: isBroken || min === null ? null : stepBelow(min),
    max: isBroken || max === null ? null : stepAbove(max),
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? ANYTHING.sort,
  };
}

/** The address of a search: what it asks for, always in the same order; {@link findingOf} reads it back. */
export function paramsOf({ words, brand, condition, district, min, max, sort }: Finding): URLSearchParams {
  const params = [
    ['q', words],
    ['brand', brand],
    ['condition', condition],
    ['district', district],
    ['min', min ?? ''],
    ['max', max ?? ''],
    ['sort', sort === ANYTHING.sort ? '' : sort],
  ].filter(([, value]) => value !== '');
  return new URLSearchParams(params.map(([key, value]) => [String(key), String(value)]));
}

function wordsIn(typed: string): string {
  return withinWords(normalizeLine(typed));
}

/** So much of what was typed as is looked for: FIND_WORDS_MAX characters as people count them. */
export const withinWords = (line: string): string => firstCharacters(line, FIND_WORDS_MAX).trimEnd();

function priceIn(params: URLSearchParams, key: 'min' | 'max'): number | null {
  const typed = foldDigits(params.get(key) ?? '').replace(/[\s,]/gu, '');
  return /^\d{1,9}$/.test(typed) ? Number(typed) : null;
}
