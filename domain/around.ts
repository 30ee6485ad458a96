import { SIMILAR_PHONES } from './limits.ts';
import type { ProductAnswer } from './product.ts';

/** `GET /phones/{productId}/around`: phones like it, and how many its seller has on the market (at most 1,000 are counted). */
export type AroundAnswer = { similar: ProductAnswer[]; sellerPhones: number };

type Priced = { id: string; resalePrice: number };

/**
 * Those nearest in price to a phone, the nearest first; of two as near the cheaper one. The phone itself and its like are
 * read one after the other: where a price changes meanwhile, the phone may be among its own like, or another be found
 * twice. Each is here once, the phone itself never.
 * @param most how many of them
 */
export function nearestInPrice<Phone extends Priced>(
  phones: readonly Phone[],
  { id: own, resalePrice: tk }: Priced,
  most: number = SIMILAR_PHONES,
): Phone[] {
  const others = new Map(phones.map((phone) => [phone.id, phone]));
  others.delete(own);
  const distance = ({ resalePrice }: Phone) => Math.abs(resalePrice - tk);
  return [...others.values()]
    .sort((one, other) => distance(one) - distance(other) || one.resalePrice - other.resalePrice)
    .slice(0, most);
}
