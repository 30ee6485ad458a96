import { nearestInPrice, ON_MARKET_VALUES, QUERIES, SIMILAR_PHONES } from '@bns/domain';
import { FieldPath, type Query } from 'firebase-admin/firestore';
import { queryOf } from './listPage.ts';
import { isShowable, type StoredProduct } from './products.ts';

type Found = { id: string; product: StoredProduct };

/** A seller's phones are counted up to here: one read for each 1,000. */
const COUNTED_MOST = 1000;

/**
 * Phones on the market of the same brand, the nearest in price first. At most 11 reads, whatever the size of the market:
 * 6 from its price downwards and 5 upwards, itself in neither.
 */
export async function listSimilar(productId: string, phone: StoredProduct): Promise<Found[]> {
  const stretches = [
    beyond('similarCheaper', productId, phone).limit(SIMILAR_PHONES),
    beyond('similarDearer', productId, phone).limit(SIMILAR_PHONES - 1),
  ];
  const found = (await Promise.all(stretches.map((stretch) => stretch.get()))).flatMap(({ docs }) => docs);
  const phones = found
    .map((row) => ({ id: row.id, product: row.data() as StoredProduct }))
    .filter(({ product }) => isShowable(product))
    .map((row) => ({ ...row, resalePrice: row.product.resalePrice }));
  return nearestInPrice(phones, { id: productId, resalePrice: phone.resalePrice });
}

/** What follows this phone in order of price and, where those are equal, of ids. */
function beyond(
  name: 'similarCheaper' | 'similarDearer',
  productId: string,
  { categoryId, resalePrice }: StoredProduct,
): Query {
  const [, direction] = QUERIES[name].orderBy;
  return queryOf(QUERIES[name], [...ON_MARKET_VALUES, categoryId])
    .orderBy(FieldPath.documentId(), direction)
    .startAfter(resalePrice, productId);
}

/** How many phones somebody has on the market; 1 read. */
export async function countPhonesOfSeller(sellerId: string): Promise<number> {
  const counted = await queryOf(QUERIES.phonesOfSellerOnMarket, [...ON_MARKET_VALUES, sellerId])
    .limit(COUNTED_MOST)
    .count()
    .get();
  return counted.data().count;
}
