import { contactPath, COLLECTIONS, productPath } from '@bns/domain';
import { FieldPath, type Firestore, type Timestamp } from 'firebase-admin/firestore';
import { derivedOf } from '../../functions/src/triggers/derivedOf.ts';
import { manyPhone, manyPhoneId, type Stock } from './manyPhone.ts';

/** Documents in one commit: two a phone. */
const PHONES_AT_ONCE = 250;
const COMMITS_AT_ONCE = 4;

/** How many phones are surely there: all before the highest number, but for commits that may have been under way. */
async function alreadyThere(db: Firestore): Promise<number> {
  const { docs } = await db
    .collection(COLLECTIONS.products)
    .where(FieldPath.documentId(), '>=', db.doc(productPath(manyPhoneId(0))))
    .where(FieldPath.documentId(), '<', db.doc(productPath('many.')))
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(1)
    .get();
  const highest = docs[0] === undefined ? 0 : Number(docs[0].id.slice('many-'.length)) + 1;
  return Math.max(0, highest - PHONES_AT_ONCE * COMMITS_AT_ONCE);
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
  for (let from = await alreadyThere(db); from < count; from += step) {
    const starts = Array.from({ length: COMMITS_AT_ONCE }, (_, at) => from + at * PHONES_AT_ONCE);
    await Promise.all(
      starts.map((start) => commit(db, start, Math.min(start + PHONES_AT_ONCE, count), stock)),
    );
    told(Math.min(from + step, count));
  }
}

async function commit(db: Firestore, start: number, end: number, stock: Stock<Timestamp>): Promise<void> {
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
