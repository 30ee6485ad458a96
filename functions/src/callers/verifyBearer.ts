import { DomainError, NOTICE, normalizeEmail, type TokenKind } from '@bns/domain';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { auth } from '../firebase.ts';
import type { Caller } from './caller.ts';
import { cleanName } from './cleanName.ts';
import { issuerOf } from './issuerOf.ts';

/**
 * The one who asks, by `Authorization: Bearer …`. The verifier is picked by the token's issuer; both look up whether
 * the account was disabled or its tokens revoked (rest-api contract, "Who asks").
 * @throws DomainError `unauthenticated` with the reason in words; anything else is a fault of ours
 */
export async function verifyBearer(header: string | undefined, kind: TokenKind): Promise<Caller> {
  const token = /^Bearer +([\w\-.=]+) *$/i.exec(header ?? '')?.[1];
  if (token === undefined) throw new DomainError('unauthenticated', NOTICE.signInNeeded);
  const issuer = issuerOf(token);
  if (issuer === null || (issuer === 'session' && kind === 'id')) {
    throw new DomainError('unauthenticated', NOTICE.signInNeeded);
  }
  const decoded = await verified(
    issuer === 'id' ? auth.verifyIdToken(token, true) : auth.verifySessionCookie(token, true),
  );
  return {
    uid: decoded.uid,
    email: normalizeEmail(decoded.email ?? ''),
    isEmailVerified: decoded.email_verified === true,
    name: typeof decoded['name'] === 'string' ? cleanName(decoded['name']) : '',
    picture: decoded.picture ?? '',
    viaGoogle: decoded.firebase.sign_in_provider === 'google.com',
    token,
  };
}

/** The identity service's verdicts that are the caller's fault. */
const REFUSALS: Record<string, string> = {
  'auth/id-token-expired': NOTICE.sessionEnded,
  'auth/id-token-revoked': NOTICE.sessionEnded,
  'auth/session-cookie-expired': NOTICE.sessionEnded,
  'auth/session-cookie-revoked': NOTICE.sessionEnded,
  'auth/user-not-found': NOTICE.sessionEnded,
  'auth/user-disabled': NOTICE.accountDisabled,
  'auth/argument-error': NOTICE.signInNeeded,
};

async function verified(verdict: Promise<DecodedIdToken>): Promise<DecodedIdToken> {
  try {
    return await verdict;
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    const words = REFUSALS[code];
    // The SDK reports unreachable signing keys as an argument error too: that is not the caller's fault.
    const ours = cause instanceof Error && cause.message.startsWith('Error fetching public keys');
    if (words === undefined || ours) throw cause;
    throw new DomainError('unauthenticated', words, { cause });
  }
}
