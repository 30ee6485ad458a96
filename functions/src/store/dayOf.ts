import { Timestamp } from 'firebase-admin/firestore';

/** The day (UTC, `YYYY-MM-DD`) of a document's time; null where it is none, or outside the calendar (case 24). */
export function dayOf(time: unknown): string | null {
  return time instanceof Timestamp ? time.toDate().toISOString().slice(0, 10) : null;
}
