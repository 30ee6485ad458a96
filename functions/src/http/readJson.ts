import { BODY_MAX_BYTES, DomainError, FIELD, type FieldError, NOTICE } from '@bns/domain';
import { type AnyObjectSchema, ValidationError } from 'yup';
import { type Incoming, sentContentType } from './incoming.ts';

type Entries = [key: string, value: unknown][];

/**
 * A JSON body as its schema makes it of what was sent.
 * @throws DomainError `unsupported-type`, `too-large`, or `invalid` with every field's sentence, unknown keys too
 */
export async function readJson(schema: AnyObjectSchema, request: Incoming): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(sentContentType(request))) {
    throw new DomainError('unsupported-type', NOTICE.jsonOnly);
  }
  const bytes = request.rawBody ?? Buffer.alloc(0);
  if (bytes.length > BODY_MAX_BYTES) throw new DomainError('too-large', NOTICE.bodyTooLarge);
  const body = parseObject(bytes);
  const [known, unknown] = [true, false].map((isKnown) =>
    Object.entries(body).filter(([key]) => Object.hasOwn(schema.fields, key) === isKnown),
  ) as [Entries, Entries];
  const errors: FieldError[] = unknown.map(([field]) => ({ field, message: FIELD.unknownKey }));
  try {
    const value: unknown = await schema.validate(Object.fromEntries(known), { abortEarly: false });
    if (errors.length === 0) return value;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    errors.push(...fieldErrors(error));
  }
  throw new DomainError('invalid', errors[0]?.message ?? NOTICE.notJson, { errors });
}

function parseObject(bytes: Buffer): object {
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  } catch (cause) {
    throw new DomainError('invalid', NOTICE.notJson, { cause });
  }
  throw new DomainError('invalid', NOTICE.notJson);
}

/** One sentence per field, the first: schemas say what is missing before anything else. */
function fieldErrors({ inner }: ValidationError): FieldError[] {
  const first = new Map<string, string>();
  for (const { path = '', type, message } of inner) {
    if (!first.has(path)) first.set(path, type === 'typeError' ? FIELD.wrongKind : message);
  }
  return [...first].map(([field, message]) => ({ field, message }));
}
