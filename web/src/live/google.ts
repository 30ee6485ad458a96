import { MESSAGES } from '@bns/domain';
import { browserPopupRedirectResolver, GoogleAuthProvider, signInWithPopup } from 'firebase/auth';
import { notify } from '../ui/notify.ts';
import { auth } from './auth.ts';
import { identityCode, identityError } from './identityError.ts';

let underWay = 0;

/**
 * Google's window. The identity service notices only after seconds that it was closed. A second press in that time
 * replaces the first window, which then says 'Popup closed by user' for both; who has signed in by e-mail meanwhile is
 * told nothing (case 3).
 * @returns whether somebody is signed in now
 * @throws DomainError in words where something else failed
 */
export async function loginWithGoogle(): Promise<boolean> {
  const replaces = underWay > 0;
  underWay += 1;
  try {
    await signInWithPopup(auth(), new GoogleAuthProvider(), browserPopupRedirectResolver);
    notify.success(MESSAGES.googleLoginSuccessful);
    import('./fillProfile.ts').then((module) => module.fillProfile()).catch(() => {});
    return true;
  } catch (error) {
    const settled = replaces || auth().currentUser !== null;
    if (settled && identityCode(error) === 'auth/popup-closed-by-user') return false;
    throw identityError(error);
  } finally {
    underWay -= 1;
  }
}
