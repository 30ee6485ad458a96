import { auth } from '../firebase.ts';

/** The identity service's words for an address that is nobody's, or that it could give to nobody. */
const NOBODY = ['auth/user-not-found', 'auth/invalid-email'];

/**
 * Whose account has the address now, open or closed. The e-mail in a document proves nothing: its owner may have moved
 * his account to another address since, or never have owned it.
 * @param email in its stored form
 */
export async function findUid(email: string): Promise<string | undefined> {
  try {
    return (await auth.getUserByEmail(email)).uid;
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOBODY.includes(String(error.code))) return undefined;
    throw error;
  }
}
