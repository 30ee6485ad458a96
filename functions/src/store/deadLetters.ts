import { COLLECTIONS } from '@bns/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export type DeadLetter = {
  trigger: string;
  /** The document that the event was about. */
  path: string;
  /** ISO 8601. */
  eventTime: string;
  error: { name: string; code: string };
};

/** Keeps what became of an event that was given up; the same event has one letter however often it comes. */
export async function keepDeadLetter(eventId: string, letter: DeadLetter, now: Date): Promise<void> {
  const at = Timestamp.fromDate(now);
  const expireAt = Timestamp.fromMillis(now.getTime() + KEPT_MS);
  await db
    .collection(COLLECTIONS.deadLetters)
    .doc(eventId)
    .set({ ...letter, at, expireAt });
}
