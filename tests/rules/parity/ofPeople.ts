import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { userOf } from '../../cast/people.ts';
import { now, quotaOf } from '../acts.ts';
import { type Attempt, BUYERS, ownerFor } from './attempt.ts';

const FIRST = { bookings: 1, listings: 0, reports: 0, productId: 'phone' };
const edit = { name: 'New Name', image: '', updatedAt: serverTimestamp() };

/** A user document and the days of its quota. */
export const ofPeople = {
  'user.get': { by: (db, who) => getDoc(doc(db, `users/${ownerFor(who)}`)), relations: BUYERS },
  'user.list': { by: (db) => getDocs(query(collection(db, 'users'), limit(24))) },
  'user.create': { by: (db) => setDoc(doc(db, 'users/stranger'), userOf(now, 'buyer')) },
  'user.update': { by: (db, who) => updateDoc(doc(db, `users/${ownerFor(who)}`), edit), relations: BUYERS },
  'user.delete': { by: (db, who) => deleteDoc(doc(db, `users/${ownerFor(who)}`)), relations: BUYERS },
  'quota.get': { by: (db, who) => getDoc(doc(db, quotaOf(ownerFor(who)))), relations: BUYERS },
  'quota.list': {
    by: (db, who) => getDocs(query(collection(db, `users/${ownerFor(who)}/quota`), limit(1))),
    relations: BUYERS,
  },
  'quota.create': { by: (db, who) => setDoc(doc(db, `users/${who}/quota/2026-01-01`), FIRST) },
  'quota.update': {
    by: (db, who) => setDoc(doc(db, quotaOf(ownerFor(who))), { ...FIRST, bookings: 2 }),
    relations: BUYERS,
  },
  'quota.delete': { by: (db, who) => deleteDoc(doc(db, quotaOf(ownerFor(who)))), relations: BUYERS },
} as const satisfies Record<string, Attempt>;
