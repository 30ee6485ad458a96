import { API_NOTICE, DomainError } from '@bns/domain';
import { getAppCheck } from 'firebase-admin/app-check';

/** The verdicts that are the app's fault. */
const REFUSALS = ['app-check/invalid-argument', 'app-check/app-check-token-expired'];

/**
 * Lets through what App Check vouches for. The SDK enforces it for callables alone, so the door asks.
 * @param token the header X-Firebase-AppCheck
 * @throws DomainError `unauthenticated`; anything else is a fault of ours
 */
export async function verifyApp(token: string | string[] | undefined): Promise<void> {
  if (typeof token !== 'string' || token === '') {
    throw new DomainError('unauthenticated', API_NOTICE.appCheckNeeded);
  }
  try {
    await getAppCheck().verifyToken(token);
  } catch (cause) {
    if (!isRefusal(cause)) throw cause;
    throw new DomainError('unauthenticated', API_NOTICE.appCheckNeeded, { cause });
  }
}

/** The SDK reports unreachable signing keys as an invalid argument too: that is not the caller's fault. */
function isRefusal(cause: unknown): boolean {
  if (!(cause instanceof Error) || cause.message.startsWith('Error fetching')) return false;
  return 'code' in cause && REFUSALS.includes(String(cause.code));
}
