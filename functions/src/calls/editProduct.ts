import { type EditProductBody, requireHostedPhoto, requireMay } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, matched, ok } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';
import { relationsTo } from '../http/relationsTo.ts';

/**
 * `PATCH /products/{productId}`: its seller edits a phone; what the body leaves out stays.
 * @throws DomainError `invalid`, `not-found`, `sold`, `conflict` or `forbidden`
 */
export async function editProduct(
  { caller, params, body, requestId }: Asked<EditProductBody>,
  { products, projectId }: Pick<Dependencies, 'products' | 'projectId'>,
): Promise<Answer> {
  requireHostedPhoto(body, projectId);
  // A new photo without a small one stands for both.
  const values = { ...body, cardImage: body.cardImage ?? body.image };
  const modified = await products.editProduct(params['productId'] ?? '', values, {
    uid: caller.uid,
    requestId,
    judge: (person, sellerId) =>
      requireMay('product.update', relationsTo(sellerId === caller.uid ? 'itsSeller' : null, person)),
  });
  return ok(matched(modified));
}
