import { DomainError, NOTICE, type Product, productPath, requireOnMarket } from '@bns/domain';
import { doc, type FieldValue, type Firestore, type Timestamp, type Transaction } from 'firebase/firestore';
import { firestoreCode } from './firestoreCode.ts';

/** Firestore's own time, kept as it is in copies, or the server's in a new document. */
export type Stamp = Timestamp | FieldValue;

/**
 * The phone as it is now.
 * @returns undefined where it was deleted
 * @throws DomainError `not-found` where it is hidden: the rules refuse to show it
 */
export async function readPhone(
  transaction: Transaction,
  db: Firestore,
  productId: string,
): Promise<Product<Stamp> | undefined> {
  try {
    const snapshot = await transaction.get(doc(db, productPath(productId)));
    return snapshot.data() as Product<Stamp> | undefined;
  } catch (cause) {
    if (firestoreCode(cause) !== 'permission-denied') throw cause;
    throw new DomainError('not-found', NOTICE.gone, { cause });
  }
}

/** @throws DomainError `sold` or `not-found` where nobody can have it any more */
export function onMarket<Time>(product: Product<Time> | undefined): Product<Time> {
  requireOnMarket(product);
  return product as Product<Time>;
}
