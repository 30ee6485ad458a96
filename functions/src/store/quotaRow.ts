import { DomainError, type Quota, type QuotaKind, quotaDay, quotaPath, raiseQuota } from '@bns/domain';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';

/** What a person makes once, and his day, as they are before a transaction that writes both; 2 reads. */
export async function lookAt(
  row: DocumentReference,
  uid: string,
  now: Date,
): Promise<{ found: DocumentSnapshot; day: DocumentSnapshot }> {
  const [found, day] = await db.getAll(row, db.doc(quotaPath(uid, quotaDay(now))));
  if (found === undefined || day === undefined) throw new Error('getAll answers for each document');
  return { found, day };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * As the domain's raiseQuota, and says when there is a new day (UTC).
 * @throws DomainError `too-many-requests` with the seconds until then, where the day's number is used up
 */
export function raisedQuota(today: Quota | undefined, kind: QuotaKind, productId: string): Quota {
  try {
    return raiseQuota(today, kind, productId);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const retryAfterSeconds = Math.ceil((DAY_MS - (Date.now() % DAY_MS)) / 1000);
    throw new DomainError(error.code, error.message, { retryAfterSeconds });
  }
}

/**
 * Raises a day by one thing of a kind. The day was looked at outside of the transaction: a rival in between fails the
 * commit.
 * @throws DomainError `too-many-requests` where the day's number is used up
 */
export function raiseQuotaIn(
  transaction: Transaction,
  day: DocumentSnapshot,
  kind: QuotaKind,
  productId: string,
): void {
  const raised = raisedQuota(day.data() as Quota | undefined, kind, productId);
  if (day.updateTime === undefined) transaction.create(day.ref, raised);
  else transaction.update(day.ref, raised, { lastUpdateTime: day.updateTime });
}
