import {
  type Buyer,
  type Contact,
  newReporter,
  newWish,
  type ProductFields,
  type Quota,
  type QuotaKind,
  type ReportValues,
  raiseQuota,
} from '@bns/domain';
import { doc, type Firestore, serverTimestamp, Timestamp, writeBatch } from 'firebase/firestore';
import { aBuyer } from '../builders/aBuyer.ts';
import { aContact } from '../builders/aContact.ts';
import { anOrder } from '../builders/anOrder.ts';
import { aProduct } from '../builders/aProduct.ts';
import { identityOf, type PersonName, userOf } from '../cast/people.ts';
import { today } from './world.ts';

/** The client SDK's times, for what a browser writes. */
export const now = (seconds: number, nanoseconds: number) => new Timestamp(seconds, nanoseconds);

/** A person as buyer, as his user document names him. */
function buyerOf(uid: PersonName): Buyer {
  if (uid === 'guest') return aBuyer({ uid });
  return aBuyer({ ...identityOf(uid), name: userOf(now, uid).name });
}

/** One commit: documents by path, null deletes. */
export async function commit(db: Firestore, documents: Record<string, object | null>): Promise<void> {
  const batch = writeBatch(db);
  for (const [path, data] of Object.entries(documents)) {
    if (data === null) batch.delete(doc(db, path));
    else batch.set(doc(db, path), data);
  }
  await batch.commit();
}

/** Where a person's quota of this moment's day stands: asked for at the act, for a run may cross midnight. */
export const quotaOf = (uid: string) => `users/${uid}/quota/${today()}`;

/** Today's quota document after one more thing; the day's first, or a second where `before` says so. */
export function raised(uid: string, kind: QuotaKind, productId: string, before?: Quota) {
  return { [quotaOf(uid)]: raiseQuota(before, kind, productId) };
}

/** The buyer's quota document of the world. */
export const buyersQuota: Quota = { bookings: 1, listings: 0, reports: 1, productId: 'phone' };
const quotaBefore = (uid: string) => (uid === 'buyer' ? buyersQuota : undefined);

type Changes = Record<string, unknown>;

/** The three documents of a person's new phone, with changes to the phone. */
export function aListing(uid: PersonName, changes: Changes = {}, contact: Partial<Contact> = {}) {
  const { name, email } = buyerOf(uid);
  const product: ProductFields<unknown> = {
    ...aProduct<unknown>(now, { sellerId: uid, sellerName: name, sellerVerified: uid === 'seller' }),
    time: serverTimestamp(),
  };
  return {
    'products/new': { ...product, ...changes },
    'products/new/private/contact': aContact({ sellerId: uid, sellerEmail: email, ...contact }),
    ...raised(uid, 'listings', 'new', quotaBefore(uid)),
  };
}

/** A person's wish of a phone, with changes. */
export function aWishOf(uid: PersonName, changes: Changes = {}, productId = 'phone') {
  const wish = newWish<unknown>(productId, aProduct(now), buyerOf(uid), serverTimestamp());
  return { [`wishlists/${uid}_${productId}`]: { ...wish, ...changes } };
}

/** The two documents of a person's booking of a phone, with changes to the order. */
export function aBookingOf(uid: PersonName, changes: Changes = {}, productId = 'phone') {
  const order: object = {
    ...anOrder<unknown>(now, { productId, product: aProduct(now) }),
    buyerId: uid,
    buyerEmail: buyerOf(uid).email,
    buyerName: buyerOf(uid).name,
    orderedAt: serverTimestamp(),
  };
  return {
    [`orders/${uid}_${productId}`]: { ...order, ...changes },
    ...raised(uid, 'bookings', productId, quotaBefore(uid)),
  };
}

/** The two documents of a person's report of `phone`, with changes to the report. */
export function aReportOf(uid: PersonName, changes: Changes = {}) {
  const values: ReportValues = { reason: 'fake', note: 'The picture is from a shop' };
  return {
    [`reportedProducts/phone/reporters/${uid}`]: {
      ...newReporter<unknown>(values, serverTimestamp()),
      ...changes,
    },
    ...raised(uid, 'reports', 'phone', quotaBefore(uid)),
  };
}
