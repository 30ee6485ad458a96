import { CALL_TIMEOUT_MS, NOTICE, ROLE_WAIT_MS, userPath } from '@bns/domain';
import { type DocumentSnapshot, doc, onSnapshot } from 'firebase/firestore';
import { claimsAreOlder } from './claims.ts';
import { completeProfile } from './completeProfile.ts';
import { closeAdminFeeds, reviveEndedFeeds } from './feeds.ts';
import { firestore } from './firestore.ts';
import { follow } from './follow.ts';
import { leave, refreshClaims } from './identity.ts';
import { beforeLeaving } from './leaving.ts';
import type { UserFacts } from './sessionState.ts';
import { sessionStore } from './sessionStore.ts';

let watched: { uid: string; end: () => void } | undefined;
/** The last `claimsAt` for which a fresh token was asked: once each, or a lagging mirror would be asked forever. */
let refreshedFor = 0;

/** Follows `users/{uid}` from the first guarded page until sign-out: one listener, the truth about the person. */
export function watchUser(uid: string): void {
  if (watched?.uid === uid) return;
  watched?.end();
  sessionStore.dispatch({ type: 'lookedUp', uid, lookup: { state: 'waiting' } });
  let answered = false;
  let timer = setTimeout(() => {
    sessionStore.dispatch({ type: 'lookedUp', uid, lookup: { state: 'late' } });
  }, ROLE_WAIT_MS);
  const failed = () => sessionStore.dispatch({ type: 'lookedUp', uid, lookup: { state: 'failed' } });
  const end = follow<DocumentSnapshot>(
    (next, error) =>
      onSnapshot(doc(firestore(), userPath(uid)), { includeMetadataChanges: true }, next, error),
    {
      next: (document) => {
        if (isUnread(document)) return;
        answered = true;
        clearTimeout(timer);
        heard(uid, document);
      },
      // A look-up that fails ends in an answer: nobody is sent away as a buyer before it (case 16).
      retrying: () => {
        clearTimeout(timer);
        if (!answered) timer = setTimeout(failed, CALL_TIMEOUT_MS);
      },
      failed: () => {
        clearTimeout(timer);
        failed();
      },
    },
  );
  watched = {
    uid,
    end: () => {
      clearTimeout(timer);
      end();
    },
  };
}

/** "Try again" after the role could not be looked up (case 16). */
export function retryRole(): void {
  const uid = watched?.uid;
  unwatch();
  if (uid !== undefined) watchUser(uid);
}

function unwatch(): void {
  watched?.end();
  watched = undefined;
  refreshedFor = 0;
}

/** Offline, an unread document looks like a missing one. */
function isUnread(document: DocumentSnapshot): boolean {
  return !document.exists() && document.metadata.fromCache;
}

function heard(uid: string, document: DocumentSnapshot): void {
  if (!document.exists()) {
    sessionStore.dispatch({ type: 'lookedUp', uid, lookup: { state: 'missing' } });
    closeAdminFeeds();
    const state = sessionStore.state();
    if (state.status === 'signedIn') void completeProfile(null, state.profile);
    return;
  }
  const user = document.data() as UserFacts;
  if (user.isDeleted) {
    void leave(NOTICE.accountDisabled);
    return;
  }
  sessionStore.dispatch({ type: 'lookedUp', uid, lookup: { state: 'found', user } });
  if (!user.isAdmin) closeAdminFeeds();
  void followClaims(user.claimsAt);
}

async function followClaims(claimsAt: number): Promise<void> {
  const state = sessionStore.state();
  if (state.status !== 'signedIn' || claimsAt === refreshedFor) return;
  if (!claimsAreOlder(state.claims, claimsAt)) return;
  refreshedFor = claimsAt;
  if (await refreshClaims()) reviveEndedFeeds();
  else refreshedFor = 0;
}

beforeLeaving({
  close: unwatch,
  clear: unwatch,
  reopen: () => {
    const state = sessionStore.state();
    if (state.status === 'signedIn') watchUser(state.profile.uid);
  },
});
