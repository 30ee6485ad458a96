import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
} from 'firebase/firestore';
import { portsAt } from '../../dev/ports.mjs';
import { localProject } from '../../dev/root.ts';
import { offset } from '../../tests/setup/emulated.ts';

export type Client = { db: Firestore; end: () => Promise<void> };

// Node's navigator knows of no line; a page that has none takes what is in its cache for an answer.
Object.defineProperty(navigator, 'onLine', { value: true });

/** A signed-in person's connection to the database, as a page has one: under the rules, with a cache of its own. */
export async function aClient(name: string, email: string): Promise<Client> {
  const ports = portsAt(offset);
  const app = initializeApp({ projectId: localProject, apiKey: 'local' }, name);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://127.0.0.1:${ports.auth}`, { disableWarnings: true });
  await signInWithEmailAndPassword(auth, email, 'bns-demo-1');
  const db = initializeFirestore(app, { localCache: memoryLocalCache() });
  connectFirestoreEmulator(db, '127.0.0.1', ports.firestore);
  return { db, end: () => deleteApp(app) };
}
