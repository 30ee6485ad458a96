import { DomainError, NOTICE } from '@bns/domain';
import { onIdTokenChanged, reload, sendEmailVerification } from 'firebase/auth';
import { useEffect, useSyncExternalStore } from 'react';
import { callApi } from '../api/client.ts';
import { paths } from '../app/paths.ts';
import { auth } from './auth.ts';
import { becomeSellerCall } from './calls.ts';
import { identityError } from './identityError.ts';

const isVerified = () => auth().currentUser?.emailVerified ?? false;
const subscribe = (onChange: () => void) => onIdTokenChanged(auth(), onChange);

/** Asks the identity service anew; a failure leaves what was known, and the next look asks again. */
function lookAgain(): void {
  const { currentUser } = auth();
  if (currentUser === null || currentUser.emailVerified || document.visibilityState === 'hidden') return;
  reload(currentUser).catch(() => {});
}

/**
 * Whether the signed-in person's e-mail is verified. The link in the mail opens elsewhere, and the identity service
 * tells nobody: it is asked whenever the person comes back to this page.
 */
export function useOwnEmailVerified(): boolean {
  useEffect(() => {
    lookAgain();
    window.addEventListener('focus', lookAgain);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      window.removeEventListener('focus', lookAgain);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, []);
  return useSyncExternalStore(subscribe, isVerified);
}

/**
 * Sends the mail whose link verifies the address and then leads back to the profile.
 * @throws DomainError in words
 */
export async function sendVerification(): Promise<void> {
  const { currentUser } = auth();
  if (currentUser === null) throw new DomainError('unauthenticated', NOTICE.sessionEnded);
  try {
    await sendEmailVerification(currentUser, { url: `${window.location.origin}${paths.profile}` });
  } catch (cause) {
    throw identityError(cause);
  }
}

/**
 * Makes a seller of the signed-in person. The ID token is a fresh one, since an older one may not know that the e-mail
 * is verified; the document, which the session follows, brings the role and the claims.
 * @throws ApiError or DomainError in words
 */
export async function startSelling(email: string): Promise<void> {
  const token = await auth()
    .currentUser?.getIdToken(true)
    .catch((cause: unknown) => {
      throw identityError(cause);
    });
  await callApi(becomeSellerCall, { query: { email }, ...(token !== undefined && { token }) });
}
