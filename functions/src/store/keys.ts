import { COLLECTIONS, type ErrorCode, type FieldError, KEY_KEPT_MS, KEY_RUNNING_MS } from '@bns/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';

/** An Idempotency-Key: whose it is and what was asked with it are in hashes, never the body itself. */
export type Key = { id: string; print: string };

/** What a key's first request came to: an answer or a refusal. */
export type Outcome =
  | { status: 200 | 201; body: unknown }
  | { code: ErrorCode; message: string; errors: FieldError[] | null };

/** `idempotency/{id}`: answers are kept as text, whatever is in them. */
type Kept = { print: string; since: Timestamp; outcome: string | null; expireAt: Timestamp };

const rowOf = ({ id }: Key) => db.collection(COLLECTIONS.idempotency).doc(id);

/**
 * Takes a key for a request, one of all that come at once. One whose request began so long ago that it can no longer be
 * under way is taken over. 1 read, 1 write.
 * @returns null where the key is this request's now, else what its first request was and came to
 */
export function begin(key: Key, now: Date): Promise<{ print: string; outcome?: Outcome } | null> {
  return db.runTransaction(async (transaction) => {
    const row = rowOf(key);
    const kept = (await transaction.get(row)).data() as Kept | undefined;
    const isOver = kept?.outcome === null && kept.since.toMillis() + KEY_RUNNING_MS <= now.getTime();
    if (kept !== undefined && (!isOver || kept.print !== key.print)) {
      return {
        print: kept.print,
        ...(kept.outcome !== null && { outcome: JSON.parse(kept.outcome) as Outcome }),
      };
    }
    const since = Timestamp.fromDate(now);
    const expireAt = Timestamp.fromMillis(now.getTime() + KEY_KEPT_MS);
    transaction.set(row, { print: key.print, since, outcome: null, expireAt } satisfies Kept);
    return null;
  });
}

export async function keep(key: Key, outcome: Outcome): Promise<void> {
  await rowOf(key).update({ outcome: JSON.stringify(outcome) });
}

export async function forget(key: Key): Promise<void> {
  await rowOf(key).delete();
}
