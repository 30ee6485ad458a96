import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { localProject } from '../../dev/root.ts';

process.env['METADATA_SERVER_DETECTION'] = 'none';
const app = initializeApp({ projectId: localProject }, 'behind');

/** The data behind the API, for what a test needs to be there and for what it wants to see. */
export const db = getFirestore(app);
export const auth = getAuth(app);

/** Makes a time for the builders. */
export const at = (seconds: number, nanoseconds: number) => new Timestamp(seconds, nanoseconds);
