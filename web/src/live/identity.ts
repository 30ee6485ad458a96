import { identityMessage, NOTICE } from '@bns/domain';
import { signOut as leaveAuth, onIdTokenChanged, type User } from 'firebase/auth';
import { auth } from './auth.ts';
import { claimsFrom } from './claims.ts';
import { deviceStorage, SESSION_TOKEN_KEY } from './deviceStorage.ts';
import { endsSession, identityCode, identityError } from './identityError.ts';
import { forgetLists } from './keptListsCache.ts';
import { leaving } from './leaving.ts';
import { profileOf } from './profileOf.ts';
import { sessionStore } from './sessionStore.ts';
import { dropSessionToken, keepSessionToken } from './sessionToken.ts';
import { somebody } from './somebody.ts';

let stopToken = () => {};
let tokenOf: string | undefined;
/** What a sign-out under way is for; undefined while nobody leaves by our doing. */
let why: { reason?: string; chosen?: true } | undefined;

/** Follows the identity service for the life of the page and keeps the session store true. */
export function watchIdentity(): void {
  onIdTokenChanged(auth(), (user) => {
    if (user === null) left();
    else void arrived(user);
  });
}

async function arrived(user: User): Promise<void> {
  const claims = await user.getIdTokenResult().then(
    (result) => claimsFrom(result.claims),
    () => null,
  );
  if (auth().currentUser?.uid !== user.uid || why !== undefined) return;
  const profile = profileOf(user);
  const before = sessionStore.state();
  if (before.status === 'signedIn' && before.profile.uid !== user.uid) clearCaches();
  somebody.mark();
  sessionStore.dispatch({ type: 'identified', profile, claims });
  if (tokenOf === user.uid) return;
  stopToken();
  tokenOf = user.uid;
  stopToken = keepSessionToken({
    email: profile.email,
    name: profile.name,
    freshIdToken: () => user.getIdToken(true),
  });
}

/** Lists are kept by a page that may not be the one that somebody leaves from, which knows nothing of them then. */
function clearCaches(): void {
  // A list that ends is kept as it was seen last: before everything that is kept goes.
  leaving.closeListeners();
  leaving.clearCaches();
  void forgetLists();
}

/**
 * A token that is still stored when the identity service ends a session tells a revoked or closed account from a
 * Logout in another tab, which takes the token away first.
 */
function left(): void {
  const ours = why;
  why = undefined;
  somebody.forget();
  const { status } = sessionStore.state();
  if (status === 'signedOut') return;
  const revoked =
    status === 'signedIn' && ours === undefined && deviceStorage.get(SESSION_TOKEN_KEY) !== null;
  const cause = revoked ? { reason: NOTICE.sessionEnded } : ours;
  stopToken();
  tokenOf = undefined;
  dropSessionToken();
  clearCaches();
  sessionStore.dispatch({ type: 'left', ...cause });
}

/**
 * Signs out: listeners first, then the identity service, then every cache (architecture "People").
 * @param reason shown at /login where the person did not choose it
 * @throws DomainError in words where the identity service could not
 */
export async function leave(reason?: string): Promise<void> {
  why = reason === undefined ? { chosen: true } : { reason };
  leaving.closeListeners();
  stopToken();
  dropSessionToken();
  try {
    await leaveAuth(auth());
  } catch (cause) {
    why = undefined;
    leaving.reopen();
    throw identityError(cause);
  }
  left();
}

/**
 * A fresh token with the claims of now; the watcher above tells the session. A closed or revoked account signs out.
 * @returns whether there is a fresh token
 */
export async function refreshClaims(): Promise<boolean> {
  try {
    await auth().currentUser?.getIdToken(true);
    return true;
  } catch (error) {
    if (endsSession(error)) await leave(identityMessage(identityCode(error)));
    return false;
  }
}

/** The signed-in person's ID token for the REST API, or null. */
export async function idToken(): Promise<string | null> {
  await auth().authStateReady();
  return (await auth().currentUser?.getIdToken()) ?? null;
}
