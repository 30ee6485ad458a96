import { ON_MARKET_VALUES, type Product, productPath, QUERIES } from '@bns/domain';
import type { Query, Timestamp } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';
import { hasCode, STATUS } from './status.ts';

export type StoredProduct = Product<Timestamp>;

/** What a trigger adds to a phone. */
export type Derived = Partial<Pick<StoredProduct, 'keywords' | 'advertisedAt'>>;

/** A phone as it is now, and since when it is so. */
export async function readProduct(
  productId: string,
): Promise<{ product: StoredProduct; since: Timestamp } | undefined> {
  const found = await db.doc(productPath(productId)).get();
  if (!found.exists || found.updateTime === undefined) return undefined;
  return { product: found.data() as StoredProduct, since: found.updateTime };
}

/**
 * Adds derived fields to the very version of the phone that they were derived from.
 * @returns false where the phone has changed or gone since
 */
export async function addDerived(productId: string, derived: Derived, since: Timestamp): Promise<boolean> {
  try {
    await db.doc(productPath(productId)).update(derived, { lastUpdateTime: since });
    return true;
  } catch (error) {
    if (hasCode(error, STATUS.failedPrecondition, STATUS.notFound)) return false;
    throw error;
  }
}

/** Advertised phones on the market, newest advertised first. */
export async function listAdvertised(most: number): Promise<{ id: string; product: StoredProduct }[]> {
  const { collection, where, orderBy } = QUERIES.phonesAdvertised;
  const values = [...ON_MARKET_VALUES, true];
  const query = where.reduce<Query>(
    (so, [field, operator], at) => so.where(field, operator, values[at]),
    db.collection(collection),
  );
  const found = await query
    .orderBy(...orderBy)
    .limit(most)
    .get();
  return found.docs.map((row) => ({ id: row.id, product: row.data() as StoredProduct }));
}
