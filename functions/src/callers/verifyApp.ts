import { API_NOTICE, DomainError } from '@bns/domain';
import { getAppCheck } from 'firebase-admin/app-check';

/**
 * Lets through what App Check vouches for. The SDK enforces it for callables alone, so the door asks.
 * @param token the header X-Firebase-AppCheck
 * @throws DomainError `unauthenticated`
 */
export async function verifyApp(token: string | string[] | undefined): Promise<void> {
  try {
    if (typeof token !== 'string') throw new Error('no App Check token');
    await getAppCheck().verifyToken(token);
  } catch (cause) {
    throw new DomainError('unauthenticated', API_NOTICE.appCheckNeeded, { cause });
  }
}
