import { STATUS_CODES } from 'node:http';
import { DomainError, type ErrorCode, type FieldError, MESSAGES } from '@bns/domain';

/** The one table of errors (rest-api contract, "Errors"). */
export const STATUS_OF: Record<ErrorCode, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'own-product': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  sold: 409,
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  'too-many-requests': 429,
  internal: 500,
  upstream: 502,
};

/** RFC 9457, with the code that clients decide by. */
export type Problem = {
  type: 'about:blank';
  title: string;
  status: number;
  detail: string;
  code: ErrorCode;
  errors?: FieldError[];
  /** Only where the fault is ours: what to quote when asking about it. */
  id?: string;
};

/** What a caller is told of an error; of a fault of ours nothing but the request's id. */
export function problemOf(error: unknown, requestId: string): Problem {
  if (!(error instanceof DomainError) || error.code === 'internal') {
    return { ...problem('internal', MESSAGES.wrong), id: requestId };
  }
  return {
    ...problem(error.code, error.message),
    ...(error.errors !== undefined && { errors: error.errors }),
  };
}

function problem(code: ErrorCode, detail: string): Problem {
  const status = STATUS_OF[code];
  return { type: 'about:blank', title: STATUS_CODES[status] ?? '', status, detail, code };
}
