import { SESSION_TOKEN_MS } from '@bns/domain';
import { auth } from '../firebase.ts';

/**
 * A session token that is good for one hour.
 * @param idToken verified before: the emulator would mint one from a session token as well
 */
export function mintSessionToken(idToken: string): Promise<string> {
  return auth.createSessionCookie(idToken, { expiresIn: SESSION_TOKEN_MS });
}
