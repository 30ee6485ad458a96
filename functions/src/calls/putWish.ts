import { type PutWishBody, requireMay } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, ok, upserted } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';
import { relationsTo } from '../http/relationsTo.ts';
import { requireTruePeople } from './requireTruePeople.ts';

/**
 * `PUT /wishlists`: puts a phone on the caller's wishlist, once.
 * @throws DomainError `sold`, `not-found` or `forbidden`
 */
export async function putWish(
  { caller, body, requestId }: Asked<PutWishBody>,
  { wishes, products }: Pick<Dependencies, 'wishes' | 'products'>,
): Promise<Answer> {
  await requireTruePeople(body, caller, { products });
  const created = await wishes.putWish(body.productId, {
    uid: caller.uid,
    email: caller.email,
    name: caller.name,
    requestId,
    judge: (person, sellerId) =>
      requireMay('wish.create', relationsTo(sellerId === caller.uid ? 'itsSeller' : null, person)),
  });
  return ok(upserted(created === null ? { modified: false } : { created }));
}
