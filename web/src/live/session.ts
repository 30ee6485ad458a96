import { MESSAGES, NOTICE } from '@bns/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { setTokenSource } from '../api/client.ts';
import { notify } from '../ui/notify.ts';
import { ownWindow } from './ownWindow.ts';
import type { Session } from './sessionState.ts';
import { sessionStore } from './sessionStore.ts';
import { somebody } from './somebody.ts';

export type { Person, Session } from './sessionState.ts';

type Identity = typeof import('./identity.ts');

const LOAD_TRIES = 3;
const LOAD_PAUSE_MS = 1500;
let identity: Promise<Identity> | undefined;

/**
 * Loads the identity service and follows it, once. It stays out of the first bundle: pages that need nobody show
 * themselves before it comes, and where nobody seems to be signed in it comes only when it is needed. Where it cannot be
 * loaded, the visitor is told so at /login instead of waiting forever.
 */
function startSession(): Promise<Identity> {
  identity ??= loadIdentity(LOAD_TRIES).then(
    (loaded) => {
      loaded.watchIdentity();
      return loaded;
    },
    (error: unknown) => {
      identity = undefined;
      sessionStore.dispatch({ type: 'left', reason: NOTICE.offline });
      throw error;
    },
  );
  return identity;
}

async function loadIdentity(triesLeft: number): Promise<Identity> {
  try {
    return await import('./identity.ts');
  } catch (error) {
    if (triesLeft === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, LOAD_PAUSE_MS));
    return loadIdentity(triesLeft - 1);
  }
}

setTokenSource(async () => (await startSession()).idToken());
if (!somebody.mayBeHere()) sessionStore.dispatch({ type: 'left' });
somebody.whenElsewhere(begin);
sessionStore.subscribe(() => {
  if (sessionStore.session().status === 'signedIn') ownWindow.take();
});

function afterFirstPaint(act: () => void): () => void {
  let idle: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    idle = setTimeout(act, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(idle);
  };
}

/** Who uses a page that is written at build. */
const UNKNOWN: Session = { status: 'unknown' };
const nobodyKnown = () => UNKNOWN;

function begin(): void {
  startSession().catch(() => {});
}

/**
 * Who uses this page.
 * @param when `atOnce` on pages that cannot be shown before it is known
 */
export function useSession(when: 'afterPaint' | 'atOnce' = 'afterPaint'): Session {
  useEffect(() => {
    if (when === 'atOnce') begin();
    else if (sessionStore.state().status === 'unknown') return afterFirstPaint(begin);
    return undefined;
  }, [when]);
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.session, nobodyKnown);
}

/**
 * Signs the person out; listeners and caches go with him.
 * @param announce whether to show 'Logged out successfully' (spec §4)
 */
export async function signOut({ announce }: { announce: boolean }): Promise<void> {
  try {
    await (await startSession()).leave();
    if (announce) notify.success(MESSAGES.loggedOut);
  } catch (error) {
    notify.error(error instanceof Error ? error.message : MESSAGES.wrong);
  }
}

/** "Try again" after the role could not be looked up (case 16). */
export function retryRole(): void {
  void import('./userWatch.ts').then((watch) => watch.retryRole());
}
