import * as yup from 'yup';
import { PRICE } from './limits.ts';
import { FIELD } from './messages.ts';
import { type ParsedPrice, parsePrice } from './money.ts';
import { canonicalPhone } from './phone.ts';
import { isEmailShaped, isNotBlank, normalizeEmail, normalizeLine, normalizeText } from './text.ts';
import { parseYears } from './years.ts';

/**
 * Fields that forms and calls share. Each cleans what came in (its transform) and then says the spec's sentence
 * for what is missing before any other.
 */

type LineRule = { required: string; min: number; max: number; length: string };

/** One line of text, normalised, not blank. */
export function lineField({ required, min, max, length }: LineRule) {
  return yup
    .string()
    .transform((value: unknown) => (typeof value === 'string' ? normalizeLine(value) : value))
    .required(required)
    .min(min, length)
    .max(max, length)
    .test('not-blank', required, (value) => value === undefined || value === '' || isNotBlank(value));
}

/** One of a few words; blank counts as not chosen. */
export function choiceField<const Choice extends string>(
  required: string,
  choices: readonly Choice[],
  unknown: string,
) {
  return optionalChoice(choices, unknown).required(required);
}

/** As {@link choiceField}, but may stay open. */
export function optionalChoice<const Choice extends string>(choices: readonly Choice[], unknown: string) {
  return yup
    .string()
    .transform((value: unknown) => (typeof value === 'string' ? normalizeLine(value) || undefined : value))
    .oneOf([...choices], unknown);
}

type TextRule = { required: string; min: number; minMessage: string; max: number; maxMessage: string };

/** Text of several lines, normalised, not blank. */
export function textField({ required, min, minMessage, max, maxMessage }: TextRule) {
  return yup
    .string()
    .transform((value: unknown) => (typeof value === 'string' ? normalizeText(value) : value))
    .required(required)
    .min(min, minMessage)
    .max(max, maxMessage)
    .test('not-blank', required, (value) => value === undefined || value === '' || isNotBlank(value));
}

/** An e-mail address in its stored form. */
export function emailField() {
  return yup
    .string()
    .transform((value: unknown) => (typeof value === 'string' ? normalizeEmail(value) : value))
    .required(FIELD.email)
    .test('email', FIELD.emailShape, (value) => value === undefined || value === '' || isEmailShaped(value));
}

/** A BD mobile number; the outcome is its one form, 01XXXXXXXXX. */
export function phoneField() {
  return yup
    .string()
    .transform((value: unknown) =>
      typeof value === 'string' ? (canonicalPhone(value) ?? normalizeText(value)) : value,
    )
    .required(FIELD.phoneNumber)
    .test(
      'phone',
      FIELD.invalidNumber,
      (value) => value === undefined || value === '' || canonicalPhone(value) !== null,
    );
}

/** A price; the outcome is whole Tk. */
export function priceField(required: string) {
  return yup
    .mixed<number>()
    .transform((_value: unknown, original: unknown) =>
      blankOr(original, () => tkOr(parsePrice(original), original)),
    )
    .required(required)
    .test('price', (value, context) => {
      const parsed: ParsedPrice = value === undefined ? { tk: PRICE.min } : parsePrice(value);
      return 'tk' in parsed || context.createError({ message: FIELD[parsed.problem] });
    });
}

/** Years of use; the outcome is the stored text, '2 Years'. */
export function yearsField() {
  return yup
    .mixed<string>()
    .transform((_value: unknown, original: unknown) =>
      blankOr(original, () => {
        const parsed = parseYears(original);
        return 'yearsOfUse' in parsed ? parsed.yearsOfUse : original;
      }),
    )
    .required(FIELD.yearsOfUse)
    .test('years', (value, context) => {
      if (value === undefined) return true;
      const parsed = parseYears(value);
      return 'yearsOfUse' in parsed || context.createError({ message: FIELD[parsed.problem] });
    });
}

function blankOr(original: unknown, otherwise: () => unknown): unknown {
  const blank = typeof original === 'string' && normalizeText(original) === '';
  return blank || original === null ? undefined : otherwise();
}

function tkOr(parsed: ParsedPrice, original: unknown): unknown {
  return 'tk' in parsed ? parsed.tk : original;
}
