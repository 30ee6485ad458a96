import type { FirebaseApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Persistence,
} from 'firebase/auth';
import { emulators } from './emulators.ts';
import { firebaseApp } from './firebaseApp.ts';

/**
 * An Auth without the pop-up resolver, which would load an iframe and a script of Google's at once: it is given to
 * signInWithPopup alone (decisions).
 */
export function openAuth(app: FirebaseApp, persistence: Persistence | Persistence[]): Auth {
  const opened = initializeAuth(app, { persistence });
  const local = emulators();
  if (local !== null)
    connectAuthEmulator(opened, `http://127.0.0.1:${local.auth}`, { disableWarnings: true });
  return opened;
}

let shared: Auth | undefined;

/** The Auth that all tabs share (spec §9: persistence IndexedDB, local storage, session storage). */
export function auth(): Auth {
  shared ??= openAuth(firebaseApp(), [
    indexedDBLocalPersistence,
    browserLocalPersistence,
    browserSessionPersistence,
  ]);
  return shared;
}
