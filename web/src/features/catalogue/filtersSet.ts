import type { Finding } from '@bns/domain';

/**
 * How many filters a search has; a price from and to are one, words are none.
 * @param ofBrand the page itself is the brand's
 */
export function filtersSet({ brand, condition, min, max, district }: Finding, ofBrand: boolean): number {
  const hasPrice = min !== null || max !== null;
  return [brand !== '' && !ofBrand, condition !== '', hasPrice, district !== ''].filter(Boolean).length;
}
