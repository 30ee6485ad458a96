import { type ReceiveOrderBody, requireMay } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, matched, ok } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';
import { relationsTo } from '../http/relationsTo.ts';

/**
 * `PUT /orders/{orderId}/received`: its buyer says whether he got the phone that was sold to him in person.
 * @throws DomainError `not-found`, `forbidden`, or `conflict` where he is not asked
 */
export async function receiveOrder(
  { caller, params, body, requestId }: Asked<ReceiveOrderBody>,
  { orders }: Pick<Dependencies, 'orders'>,
): Promise<Answer> {
  const judge = (person: Asked['person']) => requireMay('order.receive', relationsTo('self', person));
  const actor = { uid: caller.uid, requestId, judge };
  return ok(matched(await orders.receiveOrder(params['orderId'] ?? '', body.received, actor)));
}
