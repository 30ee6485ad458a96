import { type Action, type OrderStatus, requireMay } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, matched, ok } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';
import { relationsTo } from '../http/relationsTo.ts';
import type { Actor } from '../store/actor.ts';

type World = Pick<Dependencies, 'orders' | 'products'>;

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
 * `PUT /orders/{orderId}/hand-over`: the phone changes hands. Its buyer says so once it is paid; its seller does of an open
 * booking too, which sells the phone.
 * @throws DomainError as {@link cancelOrder}, and `sold` where somebody else has the phone
 */
export async function handOverOrder(asked: Asked, { orders, products }: World): Promise<Answer> {
  const orderId = asked.params['orderId'] ?? '';
  const order = await orders.readOrder(orderId);
  if (order?.status !== 'booked' || order.sellerId !== asked.caller.uid) {
    return handOver(asked, { orders, products });
  }
  const actor = actorOf(asked, 'order.handOver');
  return ok(matched(await products.sellProduct(order.productId, { orderId }, actor)));
}

function mover(action: Action, to: OrderStatus) {
  return async (asked: Asked, { orders }: World): Promise<Answer> =>
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
