import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';

/** A payment holds the phone until then, as the security rules have it; one without a time holds it too. */
export function holds(reservation: DocumentSnapshot | undefined): boolean {
  if (reservation?.exists !== true) return false;
  const until = reservation.get('until') as Timestamp | undefined;
  return until === undefined || until.toMillis() > Date.now();
}
