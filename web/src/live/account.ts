import { type LoginValues, MESSAGES } from '@bns/domain';
import { sendPasswordResetEmail, signInWithEmailAndPassword } from 'firebase/auth';
import { paths } from '../app/paths.ts';
import { notify } from '../ui/notify.ts';
import { auth } from './auth.ts';
import { identityCode, identityError } from './identityError.ts';

export { loginWithGoogle } from './google.ts';
export { register } from './register.ts';

/**
 * Signs in and says 'Login Successful'.
 * @throws DomainError in words (spec §8, decisions 7)
 */
export async function login({ email, password }: LoginValues): Promise<void> {
  try {
    await signInWithEmailAndPassword(auth(), email, password);
    notify.success(MESSAGES.loginSuccessful);
  } catch (cause) {
    throw identityError(cause);
  }
}

/**
 * Sends a mail for a new password; the page behind its link leads back to /login. An unknown address gets the same answer, so that nobody learns who has an account.
 * @throws DomainError in words where it could not be asked
 */
export async function sendReset(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth(), email, { url: `${window.location.origin}${paths.login}` });
  } catch (cause) {
    if (identityCode(cause) === 'auth/user-not-found') return;
    throw identityError(cause);
  }
}
