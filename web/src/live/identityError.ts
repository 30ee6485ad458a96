import { DomainError, identityMessage } from '@bns/domain';

/** The identity service's code of an error, or '' where it is none of its own. */
export function identityCode(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return typeof code === 'string' && code.startsWith('auth/') ? code : '';
}

/** An error of the identity service as a sentence for a person; refusals that have one already keep it. */
export function identityError(cause: unknown): DomainError {
  if (cause instanceof DomainError) return cause;
  const code = identityCode(cause);
  if (code === '' && cause instanceof Error && cause.name === 'ApiError') {
    return new DomainError('upstream', cause.message, { cause });
  }
  return new DomainError('unauthenticated', identityMessage(code), { cause });
}

/** Whether the account behind the session is closed or its tokens are revoked (spec §4). */
export function endsSession(error: unknown): boolean {
  return ['auth/user-disabled', 'auth/user-token-expired', 'auth/user-not-found'].includes(
    identityCode(error),
  );
}
