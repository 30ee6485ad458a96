import { type Quota, type QuotaKind, quotaDay, quotaPath, raiseQuota } from '@bns/domain';
import { doc, type Firestore, type Transaction } from 'firebase/firestore';

type Counted = { uid: string; kind: QuotaKind; productId: string };

/**
 * Reads the person's day and answers with the write that raises it in the same commit; the rules cap it. A transaction
 * reads everything before it writes, hence the two steps.
 * @throws DomainError `too-many-requests` where the day's number is used up
 */
export async function readQuota(
  transaction: Transaction,
  db: Firestore,
  { uid, kind, productId }: Counted,
): Promise<() => void> {
  const ref = doc(db, quotaPath(uid, quotaDay(new Date())));
  const today = (await transaction.get(ref)).data() as Quota | undefined;
  const raised = raiseQuota(today, kind, productId);
  return () => transaction.set(ref, raised);
}
