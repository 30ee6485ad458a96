import { contactPath, productPath } from '@bns/domain';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { derivedOf } from '../../functions/src/triggers/derivedOf.ts';
import { manyPhone, manyPhoneId, type Stock } from './manyPhone.ts';

/** Two documents a phone. The emulator takes its time for what has hundreds of index entries: small commits, few at once. */
const PHONES_AT_ONCE = 50;
const COMMITS_AT_ONCE = 4;
/** A commit that was too late, or that nobody answered, is made again: it puts the same down. */
const TRIES = 4;
const LATE = [4, 14];

/**
 * How many phones are surely there: they are put in the order of their numbers, so that the end is found by halving (keys
 * cannot be read backwards), but for commits that may have been under way.
 */
async function alreadyThere(db: Firestore, count: number): Promise<number> {
  let [there, notThere] = [0, count];
  while (there < notThere) {
    const middle = Math.floor((there + notThere) / 2);
    const { exists } = await db.doc(productPath(manyPhoneId(middle))).get();
    if (exists) there = middle + 1;
    else notThere = middle;
  }
  return Math.max(0, there - PHONES_AT_ONCE * COMMITS_AT_ONCE);
}

/**
 * Puts so many phones of a market of examples in place, with what triggers would add to them and with their sellers'
 * contacts. What is there already stays, so that it can be gone on with after a break.
 * @param told hears how many are there after each few commits
 */
export async function putManyPhones(
  db: Firestore,
  count: number,
  stock: Stock<Timestamp>,
  told: (there: number) => void = () => {},
): Promise<void> {
  const step = PHONES_AT_ONCE * COMMITS_AT_ONCE;
  for (let from = await alreadyThere(db, count); from < count; from += step) {
    const starts = Array.from({ length: COMMITS_AT_ONCE }, (_, at) => from + at * PHONES_AT_ONCE);
    await Promise.all(
      starts.map((start) => commit(db, [start, Math.min(start + PHONES_AT_ONCE, count)], stock)),
    );
    told(Math.min(from + step, count));
  }
}

type Span = readonly [start: number, end: number];

async function commit(db: Firestore, span: Span, stock: Stock<Timestamp>, triesLeft = TRIES): Promise<void> {
  try {
    await putSpan(db, span, stock);
  } catch (fault) {
    if (triesLeft === 0 || !LATE.includes((fault as { code?: number }).code ?? 0)) throw fault;
    await commit(db, span, stock, triesLeft - 1);
  }
}

async function putSpan(db: Firestore, [start, end]: Span, stock: Stock<Timestamp>): Promise<void> {
  const batch = db.batch();
  for (let number = start; number < end; number += 1) {
    const [id, phone] = [manyPhoneId(number), manyPhone(number, stock)];
    batch.set(db.doc(productPath(id)), { ...phone, ...derivedOf(phone, phone.time) });
    const sellerPhone = `017${String(number % 100_000_000).padStart(8, '0')}`;
    batch.set(db.doc(contactPath(id)), {
      sellerId: phone.sellerId,
      sellerEmail: 'shop@bns.test',
      sellerPhone,
    });
  }
  if (start < end) await batch.commit();
}
