import { BODY_MAX_BYTES, DomainError, NOTICE } from '@bns/domain';
import type { AnyObjectSchema } from 'yup';
import { type Incoming, sentContentType } from './incoming.ts';
import { validated } from './validated.ts';

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
  return validated(schema, Object.entries(parseObject(bytes)), NOTICE.notJson);
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
