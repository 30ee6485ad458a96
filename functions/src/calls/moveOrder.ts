import { type Action, type OrderStatus, requireMay } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, matched, ok } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';
import { relationsTo } from '../http/relationsTo.ts';
import { confirmPaid, handOverPaid } from '../payments/heldMoney.ts';
import type { Actor } from '../store/actor.ts';

type World = Pick<Dependencies, 'orders' | 'products' | 'money'>;

/**
 * `PUT /orders/{orderId}/cancel`: its buyer cancels a booking.
 * @throws DomainError `not-found`, `forbidden`, or `conflict` where it is no open booking any more
 */
export const cancelOrder = mover('order.cancel', 'cancelled');

/**
 * `PUT /orders/{orderId}/decline`: the seller of its phone declines a booking.
 * @throws DomainError as {@link cancelOrder}
 */
export const declineOrder = mover('order.decline', 'declined');

const handOver = mover('order.handOver', 'handedOver');

/**
 * `PUT /orders/{orderId}/hand-over`: the phone changes hands. Its buyer says so once it is paid, and its money becomes the
 * seller's; its seller does so too, and of an open booking, which sells the phone.
 * @throws DomainError as {@link cancelOrder}, and `sold` where somebody else has the phone
 */
export async function handOverOrder(asked: Asked, { orders, products, money }: World): Promise<Answer> {
  const orderId = asked.params['orderId'] ?? '';
  const order = await orders.readOrder(orderId);
  const actor = actorOf(asked, 'order.handOver');
  const isSeller = order?.sellerId === asked.caller.uid;
  if (order?.tranId !== undefined) {
    return ok(matched(await (isSeller ? handOverPaid : confirmPaid)(money, order.tranId, actor)));
  }
  if (order?.status !== 'booked' || !isSeller) return handOver(asked, { orders });
  return ok(matched(await products.sellProduct(order.productId, { orderId }, actor)));
}

function mover(action: Action, to: OrderStatus) {
  return async (asked: Asked, { orders }: Pick<World, 'orders'>): Promise<Answer> =>
    ok(matched(await orders.moveOrder(asked.params['orderId'] ?? '', to, actorOf(asked, action))));
}

/** One of the two parties: nobody else has come so far. */
function actorOf({ caller, requestId }: Asked, action: Action): Actor {
  return {
    uid: caller.uid,
    requestId,
    judge: (person, sellerId) =>
      requireMay(action, relationsTo(sellerId === caller.uid ? 'itsSeller' : 'self', person)),
  };
}
