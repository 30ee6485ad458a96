import { SIMILAR_PHONES } from './limits.ts';
import type { ProductAnswer } from './product.ts';

/** `GET /phones/{productId}/around`: phones like it, and how many its seller has on the market (at most 1,000 are counted). */
export type AroundAnswer = { similar: ProductAnswer[]; sellerPhones: number };

/**
 * Those nearest in price to so many whole Tk, the nearest first; of two as near the cheaper one.
 * @param most how many of them
 */
export function nearestInPrice<Phone extends { resalePrice: number }>(
  phones: readonly Phone[],
  tk: number,
  most: number = SIMILAR_PHONES,
): Phone[] {
  const distance = ({ resalePrice }: Phone) => Math.abs(resalePrice - tk);
  return phones
    .toSorted((one, other) => distance(one) - distance(other) || one.resalePrice - other.resalePrice)
    .slice(0, most);
}
