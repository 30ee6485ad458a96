import { STATUS_CODES } from 'node:http';
import { type Endpoint, ERROR_CODES, type ErrorCode } from '@bns/domain';
import { isCountedOpenly } from '../http/countOpenCall.ts';
import { STATUS_OF } from '../http/problem.ts';
import type { JsonSchema } from './jsonSchema.ts';

/**
 * What a call may be refused with: what follows from its row, by what the door does before the handler, and what its
 * handler adds.
 */
export function problemsOf(endpoint: Endpoint, more: readonly ErrorCode[] = []): ErrorCode[] {
  const { token, action, about, body, counts, keyed, path } = endpoint;
  const codes = new Set<ErrorCode>(['invalid', 'internal', ...more]);
  const add = (applies: boolean, ...added: ErrorCode[]) => {
    for (const code of applies ? added : []) codes.add(code);
  };
  add(token !== 'none', 'unauthenticated');
  add(action !== null, 'forbidden');
  add(about === 'phone' || about === 'order' || about === 'payment' || path.includes('{'), 'not-found');
  add(action === 'order.create', 'own-product');
  add(body !== null, 'too-large');
  add(body !== null && body !== 'form', 'unsupported-type');
  add(counts !== null || isCountedOpenly(endpoint), 'too-many-requests');
  add(keyed, 'conflict');
  return ERROR_CODES.filter((code) => codes.has(code));
}

/** Codes by the status that they are answered with. */
export function byStatus(codes: readonly ErrorCode[]): Map<number, ErrorCode[]> {
  return Map.groupBy(codes, (code) => STATUS_OF[code]);
}

/** Problems (RFC 9457) of one status, as http/problem.ts makes them. */
export function problemSchema(status: number, codes: readonly ErrorCode[]): JsonSchema {
  const hasErrors = codes.includes('invalid');
  const hasId = codes.includes('internal');
  return {
    type: 'object',
    properties: {
      type: { const: 'about:blank' },
      title: { const: STATUS_CODES[status] ?? '' },
      status: { const: status },
      detail: { type: 'string', description: 'A sentence for people.' },
      code: { enum: codes, description: 'What a client decides by.' },
      ...(hasErrors && { errors: { type: 'array', items: { $ref: '#/components/schemas/FieldError' } } }),
      ...(hasId && { id: { type: 'string', description: 'What to quote when asking about it.' } }),
    },
    required: ['type', 'title', 'status', 'detail', 'code', ...(hasId ? ['id'] : [])],
    additionalProperties: false,
  };
}

export const fieldErrorSchema: JsonSchema = {
  type: 'object',
  properties: { field: { type: 'string' }, message: { type: 'string' } },
  required: ['field', 'message'],
  additionalProperties: false,
};
