import { requireMay } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, ok } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';
import { relationsTo } from '../http/relationsTo.ts';

/**
 * `PUT /products/{productId}`: its seller or an admin deletes a phone.
 * @throws DomainError `not-found`, `sold`, `conflict` or `forbidden`
 */
export async function deleteProduct(
  { caller, params, requestId }: Asked,
  { products }: Pick<Dependencies, 'products'>,
): Promise<Answer> {
  await products.deleteProduct(params['productId'] ?? '', {
    uid: caller.uid,
    requestId,
    judge: (person, sellerId) =>
      requireMay('product.delete', relationsTo(sellerId === caller.uid ? 'itsSeller' : null, person)),
  });
  return ok({ acknowledged: true, deletedCount: 1 });
}
