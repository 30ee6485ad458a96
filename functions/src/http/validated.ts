import { API_NOTICE, DomainError, FIELD, type FieldError, wholeCharacters } from '@bns/domain';
import { type AnyObjectSchema, type ISchema, ValidationError } from 'yup';

/** No field of ours takes more characters than a sixth of it: what comes before a pattern is bounded. */
const LONGEST = 20_000;
/** An answer must not grow with what was sent. */
const MOST_ERRORS = 20;

/**
 * What was sent, as its schema makes it. All of ours are flat: a list or an object in a field is of the wrong kind,
 * before the schema tries to make a text of it.
 * @param sent keys and values; a key that comes twice is refused
 * @param otherwise the sentence where no field has one
 * @throws DomainError `invalid` with the fields' sentences, unknown keys too, twenty at most
 */
export async function validated(
  schema: AnyObjectSchema,
  sent: readonly (readonly [key: string, value: unknown])[],
  otherwise: string,
): Promise<unknown> {
  const faults = new Map<string, string>();
  const known = new Map<string, unknown>();
  for (const [field, value] of sent) {
    const message = unfit(schema, field, value, known);
    if (message === null) known.set(field, typeof value === 'string' ? wholeCharacters(value) : value);
    else faults.set(field, message);
  }
  try {
    const value: unknown = await schema.validate(Object.fromEntries(known), { abortEarly: false });
    if (faults.size === 0) return value;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const [field, message] of fieldErrors(error)) {
      if (!faults.has(field)) faults.set(field, message);
    }
  }
  const errors = [...faults]
    .slice(0, MOST_ERRORS)
    .map(([field, message]): FieldError => ({ field, message }));
  throw new DomainError('invalid', errors[0]?.message ?? otherwise, { errors });
}

/** Why a value is not even shown to its schema; null where it is. */
function unfit(
  schema: AnyObjectSchema,
  field: string,
  value: unknown,
  known: ReadonlyMap<string, unknown>,
): string | null {
  if (!Object.hasOwn(schema.fields, field)) return FIELD.unknownKey;
  if (known.has(field)) return FIELD.twice;
  if (typeof value === 'object' && value !== null) return FIELD.wrongKind;
  if (typeof value === 'string' && value.length > LONGEST) return API_NOTICE.tooLong;
  if (typeof value === 'boolean' && typeOf(schema.fields[field]) === 'string') return FIELD.wrongKind;
  return value === null && isRefusedNull(schema.fields[field]) ? FIELD.wrongKind : null;
}

const typeOf = (field: unknown) => (field as ISchema<unknown> & { type: string }).type;

/** A field that must be there says for itself that null is nothing. */
function isRefusedNull(field: unknown): boolean {
  const { spec } = field as ISchema<unknown> & { spec: { optional?: boolean; nullable?: boolean } };
  return spec.optional === true && spec.nullable !== true;
}

/** One sentence per field, the first: schemas say what is missing before anything else. */
function fieldErrors({ inner }: ValidationError): Map<string, string> {
  const first = new Map<string, string>();
  for (const { path = '', type, message } of inner) {
    if (!first.has(path)) first.set(path, type === 'typeError' ? FIELD.wrongKind : message);
  }
  return first;
}
