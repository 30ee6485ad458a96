import { DomainError, NOTICE } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import type { StoredProduct } from '../store/products.ts';

/**
 * A phone as anyone may see it, sold or not. 1 read.
 * @throws DomainError `not-found` where it is unknown, hidden or broken
 */
export async function openPhone(
  productId: string,
  { products }: { products: Pick<Dependencies['products'], 'readShowable'> },
): Promise<StoredProduct> {
  const product = await products.readShowable(productId);
  if (product === undefined || product.isHidden) throw new DomainError('not-found', NOTICE.gone);
  return product;
}
