import { COLLECTIONS, STATS_TOTAL, type Stats, type StatsByDay, wholeStats } from '@bns/domain';
import { type DocumentData, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';
import { hasCode, STATUS } from './status.ts';

/** Longer than an event may be late. */
const LEDGER_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Adds what an event changes, once however often the event comes: the ledger row is created in the same batch, and the
 * second creation of it fails. No transaction, so two events never wait for each other. 1 + 2 writes at most times.
 */
export async function countOnce(eventId: string, added: StatsByDay, now = new Date()): Promise<void> {
  if (added.size === 0) return;
  const batch = db.batch();
  const expireAt = Timestamp.fromMillis(now.getTime() + LEDGER_KEPT_MS);
  batch.create(db.collection(COLLECTIONS.idempotency).doc(`stats_${eventId}`), { expireAt });
  for (const [id, numbers] of added) {
    batch.set(db.collection(COLLECTIONS.stats).doc(id), increments(numbers), { merge: true });
  }
  try {
    await batch.commit();
  } catch (error) {
    if (!hasCode(error, STATUS.alreadyExists)) throw error;
  }
}

/** How many phones of each category are on the market, by its id; 1 read. */
export async function readOnMarket(): Promise<Record<string, number>> {
  const { onMarket } = wholeStats((await db.collection(COLLECTIONS.stats).doc(STATS_TOTAL).get()).data());
  return onMarket;
}

/** An increment by 0 is one too: it makes the key. A map without keys would empty the kept one, so it is left out. */
function increments({ brands, onMarket, ...numbers }: Stats): DocumentData {
  const maps = Object.entries({ brands, onMarket }).filter(([, map]) => Object.keys(map).length > 0);
  return { ...mapped(numbers), ...Object.fromEntries(maps.map(([key, map]) => [key, mapped(map)])) };
}

const mapped = (numbers: Record<string, number>) =>
  Object.fromEntries(Object.entries(numbers).map(([key, by]) => [key, FieldValue.increment(by)]));
