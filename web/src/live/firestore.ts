import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
} from 'firebase/firestore';
import { emulators } from './emulators.ts';
import { firebaseApp } from './firebaseApp.ts';

let shared: Firestore | undefined;

/**
 * The database. Its cache is in memory only: phones are shared here, and what one person has read must not lie on
 * the disk for the next. Documents that no listener holds leave that memory at once.
 */
export function firestore(): Firestore {
  if (shared !== undefined) return shared;
  shared = initializeFirestore(firebaseApp(), { localCache: memoryLocalCache() });
  const local = emulators();
  if (local !== null) connectFirestoreEmulator(shared, '127.0.0.1', local.firestore);
  return shared;
}
