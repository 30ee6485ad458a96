import {
  type Finding,
  findQuery,
  isWhole,
  ON_MARKET_VALUES,
  type Product,
  productPath,
  QUERIES,
} from '@bns/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';
import { type ListPage, listPage, type PageAsked, queryOf } from './listPage.ts';
import { hasCode, STATUS } from './status.ts';

export type StoredProduct = Product<Timestamp>;

/** What a trigger adds to a phone. */
export type Derived = Partial<Pick<StoredProduct, 'keywords' | 'priceBand' | 'advertisedAt'>>;

/** A phone as it is now, and since when it is so. */
export async function readProduct(
  productId: string,
): Promise<{ product: StoredProduct; since: Timestamp } | undefined> {
  const found = await db.doc(productPath(productId)).get();
  if (!found.exists || found.updateTime === undefined) return undefined;
  return { product: found.data() as StoredProduct, since: found.updateTime };
}

/** The phone as it is now, where there is one that can be shown. */
export async function readShowable(productId: string): Promise<StoredProduct | undefined> {
  const product = (await readProduct(productId))?.product;
  return product !== undefined && isShowable(product) ? product : undefined;
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
  const found = await queryOf(QUERIES.phonesAdvertised, [...ON_MARKET_VALUES, true])
    .limit(most)
    .get();
  return found.docs.map((row) => ({ id: row.id, product: row.data() as StoredProduct }));
}

/** The phones on the market that a search finds, in its order. */
export function listPhones(finding: Finding, asked: PageAsked): Promise<ListPage<StoredProduct>> {
  const { shape, values } = findQuery(finding);
  return showable(shape, values, asked);
}

/** All phones of a seller, sold and hidden ones too, newest first. */
export const listPhonesOfSeller = (sellerId: string, asked: PageAsked) =>
  showable(QUERIES.phonesOfSeller, [sellerId], asked);

/** @returns whether a phone can be shown; a broken one must not keep others from their list (case 24) */
export function isShowable(product: StoredProduct): boolean {
  return product.time instanceof Timestamp && isWhole(product);
}

async function showable(...query: Parameters<typeof listPage>): Promise<ListPage<StoredProduct>> {
  const { rows, next } = await listPage<StoredProduct>(...query);
  return { rows: rows.filter(({ data }) => isShowable(data)), next };
}
