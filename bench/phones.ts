import { foundBy, newWish, productPath, userPath, wishPath } from '@bns/domain';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { aBuyer } from '../tests/builders/aBuyer.ts';
import { aProduct } from '../tests/builders/aProduct.ts';
import { aSeller } from '../tests/builders/aSeller.ts';
import { aMoment } from '../tests/builders/moment.ts';
import { putAll } from '../tests/triggers/putAll.ts';

const at = (seconds: number, nanoseconds: number) => new Timestamp(seconds, nanoseconds);

/** An unverified seller with so many phones; their ids. */
export async function putPhones(db: Firestore, sellerId: string, count: number): Promise<string[]> {
  const seller = aSeller(at, { isVerified: false });
  await db.doc(userPath(sellerId)).set({ ...seller, claimsAt: seller.updatedAt.toMillis() });
  const phone = aProduct(at, { sellerId, sellerVerified: false });
  const ids = Array.from({ length: count }, (_, number) => `bench-phone-${String(number).padStart(5, '0')}`);
  const document = { ...phone, ...foundBy(phone) };
  await putAll(
    db,
    ids.map((id) => [productPath(id), document]),
  );
  return ids;
}

/** One wish of each of these phones. */
export async function putWishes(db: Firestore, ids: readonly string[]): Promise<void> {
  const buyer = aBuyer({ uid: 'bench-buyer' });
  const phone = aProduct(at, { sellerId: 'bench-seller', sellerVerified: false });
  await putAll(
    db,
    ids.map((id) => [wishPath(buyer.uid, id), newWish(id, phone, buyer, aMoment(at, 10))]),
  );
}
