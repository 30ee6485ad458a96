import { FirestoreError } from 'firebase/firestore';

/** Firestore's code of an error, such as `permission-denied`; `unknown` where it is none of its own. */
export function firestoreCode(error: unknown): FirestoreError['code'] {
  return error instanceof FirestoreError ? error.code : 'unknown';
}
