import { keywordsOf, newWish, productPath, userPath, wishPath } from '@bns/domain';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { aBuyer } from '../tests/builders/aBuyer.ts';
import { aProduct } from '../tests/builders/aProduct.ts';
import { aSeller } from '../tests/builders/aSeller.ts';
import { aMoment } from '../tests/builders/moment.ts';

const at = (seconds: number, nanoseconds: number) => new Timestamp(seconds, nanoseconds);
const IN_ONE_COMMIT = 500;

/** An unverified seller with so many phones; their ids. */
export async function putPhones(db: Firestore, sellerId: string, count: number): Promise<string[]> {
  const seller = aSeller(at, { isVerified: false });
  await db.doc(userPath(sellerId)).set({ ...seller, claimsAt: seller.updatedAt.toMillis() });
  const phone = aProduct(at, { sellerId, sellerVerified: false });
  const ids = Array.from({ length: count }, (_, number) => `bench-phone-${String(number).padStart(5, '0')}`);
  const document = { ...phone, keywords: keywordsOf(phone) };
  await putAll(db, ids.map(productPath), () => document);
  return ids;
}

/** One wish of each of these phones. */
export async function putWishes(db: Firestore, ids: readonly string[]): Promise<void> {
  const buyer = aBuyer({ uid: 'bench-buyer' });
  const phone = aProduct(at, { sellerId: 'bench-seller', sellerVerified: false });
  await putAll(
    db,
    ids.map((id) => wishPath(buyer.uid, id)),
    (number) => newWish(ids[number] ?? '', phone, buyer, aMoment(at, 10)),
  );
}

async function putAll(db: Firestore, paths: readonly string[], documentOf: (number: number) => object) {
  for (let start = 0; start < paths.length; start += IN_ONE_COMMIT) {
    const batch = db.batch();
    paths.slice(start, start + IN_ONE_COMMIT).forEach((path, at) => {
      batch.set(db.doc(path), documentOf(start + at));
    });
    await batch.commit();
  }
}
