import { type PutOrderBody, requireMay } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, ok, upserted } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';
import { relationsTo } from '../http/relationsTo.ts';
import { requireTruePeople } from './requireTruePeople.ts';

/**
 * `PUT /orders`: the caller books a phone, once; a repeat changes nothing (case 35), one that he has cancelled is made
 * again.
 * @throws DomainError `own-product`, `sold`, `not-found`, `forbidden` or `too-many-requests`
 */
export async function putOrder(
  { caller, body, now, requestId }: Asked<PutOrderBody>,
  { orders, products }: Pick<Dependencies, 'orders' | 'products'>,
): Promise<Answer> {
  await requireTruePeople(body, caller, { products });
  const { productId, buyerPhone, meetingLocation } = body;
  const booked = await orders.putOrder(
    { productId, values: { buyerPhone, meetingLocation }, now },
    {
      uid: caller.uid,
      email: caller.email,
      name: caller.name,
      requestId,
      judge: (person, sellerId) =>
        requireMay('order.create', relationsTo(sellerId === caller.uid ? 'itsSeller' : null, person)),
    },
  );
  return ok(upserted(booked));
}
