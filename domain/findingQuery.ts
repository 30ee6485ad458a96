import * as yup from 'yup';
import { CATEGORY_ID } from './category.ts';
import { DISTRICTS } from './district.ts';
import { FIELD } from './fieldMessages.ts';
import { optionalChoice } from './fields.ts';
import { ANYTHING, type Finding, SORTS, withinWords } from './finding.ts';
import { API_NOTICE } from './messages.ts';
import { pageQuery } from './paging.ts';
import { PRICE_STEPS } from './priceBand.ts';
import { CONDITIONS } from './product.ts';
import { foldDigits, normalizeLine } from './text.ts';

/** What is no whole number is told the same as one between two steps. */
const NO_STEP = 0;

const step = () =>
  yup
    .number()
    .transform((_, sent: unknown) =>
      /^\d{1,9}$/.test(foldDigits(String(sent))) ? Number(foldDigits(String(sent))) : NO_STEP,
    )
    .oneOf([...PRICE_STEPS], API_NOTICE.badPrice)
    .optional();

const filters = {
  q: yup
    .string()
    .trim()
    .test(
      'length',
      API_NOTICE.badWords,
      (typed = '') => withinWords(normalizeLine(typed)) === normalizeLine(typed),
    )
    .optional(),
  condition: optionalChoice(CONDITIONS, FIELD.conditionUnknown),
  district: optionalChoice(DISTRICTS, FIELD.district),
  min: step(),
  max: step().test('above', API_NOTICE.maxBelowMin, function (max) {
    const { min } = this.parent as { min?: number };
    return max === undefined || min === undefined || min <= max;
  }),
  sort: optionalChoice(SORTS, API_NOTICE.badSort),
};

/** What phones of one brand may be asked by: in the address of a screen it reads alike, but here nothing is forgiven. */
export const phonesOfBrandQuery = pageQuery.shape(filters);
export type PhonesOfBrandQuery = yup.InferType<typeof phonesOfBrandQuery>;

/** What all phones may be asked by. */
export const phonesQuery = phonesOfBrandQuery.shape({
  brand: yup.string().trim().matches(CATEGORY_ID, FIELD.brandUnknown).optional(),
});
export type PhonesQuery = yup.InferType<typeof phonesQuery>;

/** @returns what is looked for, as a screen would */
export function findingAsked({ q, brand, condition, district, min, max, sort }: PhonesQuery): Finding {
  return {
    words: normalizeLine(q ?? ''),
    brand: brand ?? '',
    condition: condition ?? '',
    district: district ?? '',
    min: min ?? null,
    max: max ?? null,
    sort: sort ?? ANYTHING.sort,
  };
}
