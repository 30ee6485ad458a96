/**
 * What can go wrong, as the domain names it. One table in the API's door gives each code its HTTP status
 * (rest-api contract), the client gives each its words.
 */
export const ERROR_CODES = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'own-product',
  'not-found',
  'method-not-allowed',
  'sold',
  'conflict',
  'too-large',
  'unsupported-type',
  'too-many-requests',
  'upstream',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** One field's fault in words that a person understands. */
export type FieldError = { field: string; message: string };

type DomainErrorDetails = { errors?: FieldError[]; retryAfterSeconds?: number; cause?: unknown };

/** A refusal by a rule of the product. `message` is a sentence that a person may read. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, details: DomainErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'DomainError';
    this.code = code;
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
