import { keywordsOf, type Product } from '@bns/domain';

/**
 * What a phone lacks of the fields that a trigger adds: search words, and the time at which it was first advertised.
 * @param since when the phone became as it is
 * @returns only what differs; nothing where all is true already
 */
export function derivedOf<Time>(
  product: Product<Time>,
  since: Time,
): Partial<Pick<Product<Time>, 'keywords' | 'advertisedAt'>> {
  const keywords = keywordsOf(product);
  const sameWords = JSON.stringify(keywords) === JSON.stringify(product.keywords);
  const newlyAdvertised = product.isAdvertised && product.advertisedAt === undefined;
  return { ...(!sameWords && { keywords }), ...(newlyAdvertised && { advertisedAt: since }) };
}
