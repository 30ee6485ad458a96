import { FirebaseError } from 'firebase/app';
import type { FirestoreError } from 'firebase/firestore';

/**
 * Firestore's code of an error, such as `permission-denied`; `unknown` where it is none of its own. Its errors are no
 * instances of FirestoreError: the constructor of FirebaseError gives them its own prototype.
 */
export function firestoreCode(error: unknown): FirestoreError['code'] {
  return error instanceof FirebaseError ? (error.code as FirestoreError['code']) : 'unknown';
}
