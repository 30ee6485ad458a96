import { COLLECTIONS, type ErrorCode, type FieldError, KEY_KEPT_MS, KEY_RUNNING_MS } from '@bns/domain';
import { type DocumentSnapshot, Timestamp, type WriteResult } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';
import { isNotAsAsked } from './status.ts';

/** An Idempotency-Key: whose it is and what was asked with it are in hashes, never the body itself. */
export type Key = { id: string; print: string };

/** What a key's first request came to: an answer or a refusal. */
export type Outcome =
  | { status: 200 | 201 | 303; body: unknown }
  | { code: ErrorCode; message: string; errors: FieldError[] | null };

/** The first request of a key; `outcome` is null while it is under way. */
export type First = { print: string; outcome: Outcome | null };

/** That a key is this request's: the version of its row, which nobody else may have changed since. */
export type Hold = { since: Timestamp };

/** `idempotency/{id}`: answers are kept as text, whatever is in them. */
type Kept = { print: string; since: Timestamp; outcome: string | null; expireAt: Timestamp };

const rowOf = ({ id }: Key) => db.collection(COLLECTIONS.idempotency).doc(id);

/** The first request of a key, null where the key is free. 1 read. */
export async function find(key: Key, now: Date): Promise<First | null> {
  return firstIn(await rowOf(key).get(), key, now);
}

/**
 * Takes a key for a request, one of all that come at once: whoever creates the row has it. 1 write where the key is new;
 * no transaction, so that rivals never wait for each other.
 * @returns the hold, or what the key's first request was and came to
 */
export async function begin(key: Key, now: Date): Promise<Hold | First> {
  const kept: Kept = {
    print: key.print,
    since: Timestamp.fromDate(now),
    outcome: null,
    expireAt: Timestamp.fromMillis(now.getTime() + KEY_KEPT_MS),
  };
  const made = await unlessChanged(rowOf(key).create(kept));
  if (made !== null) return { since: made.writeTime };
  const found = await rowOf(key).get();
  const first = firstIn(found, key, now);
  if (first !== null) return first;
  if (found.updateTime === undefined) return begin(key, now);
  const taken = await unlessChanged(rowOf(key).update(kept, { lastUpdateTime: found.updateTime }));
  return taken === null ? begin(key, now) : { since: taken.writeTime };
}

/** Keeps what a request came to, unless its key has been taken over meanwhile. */
export async function keep(key: Key, { since }: Hold, outcome: Outcome): Promise<void> {
  const text = JSON.stringify(outcome);
  await unlessChanged(rowOf(key).update({ outcome: text }, { lastUpdateTime: since }));
}

/** Frees a key, unless it has been taken over meanwhile. */
export async function forget(key: Key, { since }: Hold): Promise<void> {
  await unlessChanged(rowOf(key).delete({ lastUpdateTime: since }));
}

/**
 * A key is free again when it has expired (the TTL policy deletes days later), and for the same request when the first
 * one began so long ago that it can no longer be under way.
 */
function firstIn(found: DocumentSnapshot, { print }: Key, now: Date): First | null {
  const kept = found.data() as Kept | undefined;
  if (kept === undefined || kept.expireAt.toMillis() <= now.getTime()) return null;
  if (kept.outcome !== null) return { print: kept.print, outcome: JSON.parse(kept.outcome) as Outcome };
  const isAbandoned = kept.since.toMillis() + KEY_RUNNING_MS <= now.getTime();
  return isAbandoned && kept.print === print ? null : { print: kept.print, outcome: null };
}

async function unlessChanged(write: Promise<WriteResult>): Promise<WriteResult | null> {
  try {
    return await write;
  } catch (error) {
    if (isNotAsAsked(error)) return null;
    throw error;
  }
}
