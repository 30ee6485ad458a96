import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';

const app = initializeApp();

/** The one Firestore of this process. */
export const db = getFirestore(app);

/** The one identity service of this process. */
export const auth = getAuth(app);
