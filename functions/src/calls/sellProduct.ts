import { requireMay, type SellProductBody } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, matched, ok } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';
import { relationsTo } from '../http/relationsTo.ts';

/**
 * `PUT /products/{productId}/sold`: its seller has sold a phone in person, to a booking or to somebody else.
 * @throws DomainError `not-found`, `sold`, `conflict` or `forbidden`
 */
export async function sellProduct(
  { caller, params, body, requestId }: Asked<SellProductBody>,
  { products }: Pick<Dependencies, 'products'>,
): Promise<Answer> {
  const modified = await products.sellProduct(params['productId'] ?? '', body, {
    uid: caller.uid,
    requestId,
    judge: (person, sellerId) =>
      requireMay('product.sell', relationsTo(sellerId === caller.uid ? 'itsSeller' : null, person)),
  });
  return ok(matched(modified));
}
