import type { Dependencies } from '../dependencies.ts';
import { type Answer, ok } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';

/** `DELETE /wishlists/{productId}`: takes a phone off the caller's wishlist, whatever became of it. */
export async function deleteWish(
  { caller, params }: Asked,
  { wishes }: Pick<Dependencies, 'wishes'>,
): Promise<Answer> {
  const isRemoved = await wishes.removeWish(caller.uid, params['productId'] ?? '');
  return ok({ acknowledged: true, deletedCount: isRemoved ? 1 : 0 });
}
