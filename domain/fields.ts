import * as yup from 'yup';
import { PRICE } from './limits.ts';
import { FIELD } from './fieldMessages.ts';
import { type ParsedPrice, parsePrice } from './money.ts';
import { canonicalPhone } from './phone.ts';
import { isEmailShaped, isNotBlank, normalizeEmail, normalizeLine, normalizeText } from './text.ts';
import { parseYears } from './years.ts';

/**
 * Fields that forms and calls share. Each cleans what came in (its transform) and then says the spec's sentence
 * for what is missing before any other.
 */

/** A string that is cleaned before it is judged; what is no string is left for the schema to refuse. */
export function cleanedText(clean: (text: string) => string | undefined) {
  return yup.string().transform((value: unknown) => (typeof value === 'string' ? clean(value) : value));
}

type FilledRule = { required: string; min: number; minMessage: string; max: number; maxMessage: string };

/** Text that must be there: not blank, within its lengths. */
function filledText(
  clean: (text: string) => string,
  { required, min, minMessage, max, maxMessage }: FilledRule,
) {
  return cleanedText(clean)
    .required(required)
    .min(min, minMessage)
    .max(max, maxMessage)
    .test('not-blank', required, (value) => value === undefined || value === '' || isNotBlank(value));
}

type LineRule = { required: string; min: number; max: number; length: string };

/** One line of text, normalised, not blank. */
export function lineField({ length, ...rule }: LineRule) {
  return filledText(normalizeLine, { ...rule, minMessage: length, maxMessage: length });
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
  return cleanedText((text) => normalizeLine(text) || undefined).oneOf([...choices], unknown);
}

/** Text of several lines, normalised, not blank. */
export function textField(rule: FilledRule) {
  return filledText(normalizeText, rule);
}

/** An e-mail address in its stored form. */
export function emailField() {
  return cleanedText(normalizeEmail)
    .required(FIELD.email)
    .test('email', FIELD.emailShape, (value) => value === undefined || value === '' || isEmailShaped(value));
}

/** A BD mobile number; the outcome is its one form, 01XXXXXXXXX. */
export function phoneField() {
  return cleanedText((text) => canonicalPhone(text) ?? normalizeText(text))
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
