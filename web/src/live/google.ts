import { MESSAGES } from '@bns/domain';
import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  getAdditionalUserInfo,
  signInWithPopup,
  type UserCredential,
} from 'firebase/auth';
import { notify } from '../ui/notify.ts';
import { auth } from './auth.ts';
import { completeProfile } from './completeProfile.ts';
import { identityCode, identityError } from './identityError.ts';
import { profileOf } from './profileOf.ts';

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
    const credential = await signInWithPopup(auth(), new GoogleAuthProvider(), browserPopupRedirectResolver);
    notify.success(MESSAGES.googleLoginSuccessful);
    void tellProfile(credential);
    return true;
  } catch (error) {
    const settled = replaces || auth().currentUser !== null;
    if (settled && identityCode(error) === 'auth/popup-closed-by-user') return false;
    throw identityError(error);
  } finally {
    underWay -= 1;
  }
}

/**
 * Makes a newcomer's document without a look into the database, or completes that of somebody known, which needs one.
 * Where it fails, the first guarded page makes a missing document.
 */
async function tellProfile(credential: UserCredential): Promise<void> {
  const profile = profileOf(credential.user);
  if (getAdditionalUserInfo(credential)?.isNewUser === true) return completeProfile(null, profile);
  return import('./fillProfile.ts').then(
    (module) => module.fillProfile(profile).catch(() => {}),
    () => {},
  );
}
