import { type ErrorCode, type FieldError, MESSAGES } from '@bns/domain';

type ApiErrorDetails = { code: ErrorCode; message: string; errors?: FieldError[]; cause?: unknown };

/** A call that did not succeed. `message` may be shown to a person as it is. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldError[];

  constructor({ code, message, errors = [], cause }: ApiErrorDetails) {
    super(message, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.errors = errors;
  }
}

type Problem = { code: ErrorCode; title?: string; detail?: string; errors?: FieldError[] };

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string';
}

/**
 * What an answer outside 200..299 means. Only the API's own problem+json is believed; an HTML page of something
 * in between, a cut line or an empty body all read 'Something went wrong!' (spec §8).
 */
export function errorOf(contentType: string | null, text: string): ApiError {
  const unknown = { code: 'internal', message: MESSAGES.wrong } as const;
  if (contentType?.startsWith('application/problem+json') !== true) return new ApiError(unknown);
  try {
    const body: unknown = JSON.parse(text);
    if (!isProblem(body) || body.code === 'internal') return new ApiError(unknown);
    return new ApiError({
      code: body.code,
      message: body.detail ?? body.title ?? MESSAGES.wrong,
      errors: body.errors ?? [],
    });
  } catch (cause) {
    return new ApiError({ ...unknown, cause });
  }
}
