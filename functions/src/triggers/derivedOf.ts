import { foundBy, type Product } from '@bns/domain';

/**
 * What a phone lacks of the fields that a trigger adds: what it is found by, and when it was first advertised.
 * @param since when the phone became as it is
 * @returns only what differs; nothing where all is true already
 */
export function derivedOf<Time>(
  product: Product<Time>,
  since: Time,
): Partial<Pick<Product<Time>, 'keywords' | 'priceBand' | 'advertisedAt'>> {
  const { keywords, priceBand } = foundBy(product);
  const sameWords = JSON.stringify(keywords) === JSON.stringify(product.keywords);
  const newlyAdvertised = product.isAdvertised && product.advertisedAt === undefined;
  return {
    ...(!sameWords && { keywords }),
    ...(priceBand !== product.priceBand && { priceBand }),
    ...(newlyAdvertised && { advertisedAt: since }),
  };
}
