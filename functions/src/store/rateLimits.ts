import { COLLECTIONS } from '@bns/domain';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Use = {
  what: string;
  /** Who is counted: a person's uid, or what stands for an address. */
  by: string;
  windowMs: number;
  now: Date;
};

/**
 * Counts one use in the fixed window that `now` falls into, the same for all instances. An increment, then a read, no
 * transaction: rivals never wait for each other, and each reads at least its own number, so a limit is never passed
 * (at its edge two at once may both be refused). 1 write, 1 read.
 * @returns the uses so far, this one counted, and the seconds until the window ends
 */
export async function countUse({ what, by, windowMs, now }: Use): Promise<{ count: number; endsIn: number }> {
  const window = Math.floor(now.getTime() / windowMs);
  const ends = (window + 1) * windowMs;
  const row = db.collection(COLLECTIONS.rateLimits).doc(`${what}_${by}_${window}`);
  const expireAt = Timestamp.fromMillis(ends + DAY_MS);
  await row.set({ count: FieldValue.increment(1), expireAt }, { merge: true });
  const count: unknown = (await row.get()).get('count');
  return { count: Number(count), endsIn: Math.ceil((ends - now.getTime()) / 1000) };
}
