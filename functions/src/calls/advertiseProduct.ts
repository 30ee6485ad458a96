import { type AdvertiseProductBody, requireMay } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, matched, ok } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';
import { relationsTo } from '../http/relationsTo.ts';

/**
 * `PATCH /products`: its seller or an admin moves a phone to the advertised section.
 * @throws DomainError `not-found`, `sold` or `forbidden`
 */
export async function advertiseProduct(
  { caller, body, requestId }: Asked<AdvertiseProductBody>,
  { products }: Pick<Dependencies, 'products'>,
): Promise<Answer> {
  const modified = await products.advertiseProduct(body.productId, {
    uid: caller.uid,
    requestId,
    judge: (person, sellerId) =>
      requireMay('product.advertise', relationsTo(sellerId === caller.uid ? 'itsSeller' : null, person)),
  });
  return ok(matched(modified));
}
