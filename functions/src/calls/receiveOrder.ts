import { type ReceiveOrderBody, requireMay } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, matched, ok } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';
import { relationsTo } from '../http/relationsTo.ts';
import { complainPaid, confirmPaid } from '../payments/heldMoney.ts';

/**
 * `PUT /orders/{orderId}/received`: its buyer says whether he got the phone that was sold to him in person,
 * or that he paid for: then its money becomes the seller's, or an admin decides about it.
 * @throws DomainError `not-found`, `forbidden`, or `conflict` where he is not asked
 */
export async function receiveOrder(
  { caller, params, body, requestId }: Asked<ReceiveOrderBody>,
  { orders, money }: Pick<Dependencies, 'orders' | 'money'>,
): Promise<Answer> {
  const orderId = params['orderId'] ?? '';

  const judge = (person: Asked['person']) => requireMay('order.receive', relationsTo('self', person));
  const actor = { uid: caller.uid, requestId, judge };
  const tranId = (await orders.readOrder(orderId))?.tranId;
  if (tranId === undefined) return ok(matched(await orders.receiveOrder(orderId, body.received, actor)));
  return ok(matched(await (body.received ? confirmPaid : complainPaid)(money, tranId, actor)));
}
