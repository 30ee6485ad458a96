import { FIELD } from './fieldMessages.ts';
import { MESSAGES, NOTICE } from './messages.ts';

const EXISTS = 'An account with this email exists already';
const WRONG_PAIR = 'Email or password is wrong';
const OLD_LINK = 'This link is too old or was used before. Please ask for a new one';
const OLD_CODE = 'This code is wrong or too old. Please ask for a new one';
const OTHER_WAY = 'This way of signing in is switched off. Please use another one';
const SECOND_STEP =
  'This account asks for a second step at sign-in, which we do not offer. Please use another account';

/**
 * Identity errors in words, by the client's code (spec §8, decisions 7): never 'Error (auth/…)'. Away from the other
 * sentences, because a page that signs nobody in does not load them.
 */
const IDENTITY: Record<string, string> = {
  'user-not-found': MESSAGES.userNotFound,
  'wrong-password': MESSAGES.wrongPassword,
  'invalid-credential': WRONG_PAIR,
  'invalid-login-credentials': WRONG_PAIR,
  'invalid-email': FIELD.emailShape,
  'email-already-in-use': `${EXISTS}. Please log in instead`,
  'account-exists-with-different-credential': `${EXISTS}. Please log in with your password`,
  'credential-already-in-use':
    'This Google account belongs to another account here. Please log in with that one',
  'weak-password': FIELD.registerPasswordMin,
  'password-does-not-meet-requirements': 'Please choose a longer password, with letters and digits',
  'too-many-requests': 'Too many attempts. Please wait a few minutes and try again',
  'user-disabled': NOTICE.accountDisabled,
  'user-token-expired': NOTICE.sessionEnded,
  'invalid-user-token': NOTICE.sessionEnded,
  'user-mismatch': 'This is another account than the one that you are logged in with',
  'requires-recent-login': 'Please log in again before you do this',
  'network-request-failed': NOTICE.offline,
  'popup-closed-by-user': MESSAGES.popupClosed,
  'cancelled-popup-request': MESSAGES.popupClosed,
  'popup-blocked':
    'Your browser blocked the Google window. Please allow pop-ups for this page, or log in with email and password',
  'operation-not-supported-in-this-environment':
    'Google sign-in does not work inside this app. Please open the page in your browser, or log in with email and password',
  'web-storage-unsupported':
    'Your browser blocks storage that sign-in needs. Please allow it, or log in from another browser',
  'operation-not-allowed': OTHER_WAY,
  'admin-restricted-operation': 'New accounts cannot be made at the moment. Please try again later',
  'login-blocked': 'This login was refused. Please write to us if you think that is a mistake',
  'unauthorized-domain': 'Sign-in is not allowed from this address. Please open our main site',
  'unauthorized-continue-uri': 'The link cannot lead back to this address. Please open our main site',
  'expired-action-code': OLD_LINK,
  'invalid-action-code': OLD_LINK,
  'code-expired': OLD_CODE,
  'invalid-verification-code': OLD_CODE,
  'multi-factor-auth-required': SECOND_STEP,
  'multi-factor-info-not-found': SECOND_STEP,
  'missing-multi-factor-info': SECOND_STEP,
  'missing-multi-factor-session': SECOND_STEP,
  'invalid-multi-factor-session': SECOND_STEP,
  'unsupported-first-factor': SECOND_STEP,
  'second-factor-already-in-use': SECOND_STEP,
  'maximum-second-factor-count-exceeded': SECOND_STEP,
};

/** Every client code that has words of its own. */
export const IDENTITY_CODES: readonly string[] = Object.keys(IDENTITY);

/**
 * The sentence for an identity error; an unknown code gets the generic one.
 * @param code the identity service's client code, such as `auth/wrong-password`
 */
export function identityMessage(code: string): string {
  return IDENTITY[code.replace('auth/', '')] ?? MESSAGES.wrong;
}
