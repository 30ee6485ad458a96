import type { PageQuery } from '@bns/domain';
import { orderAnswer } from '../answers/orderAnswer.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, page } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';

/**
 * `GET /orders`: the caller's own orders, newest first, with the seller's contact where it is open to him. 1 read more
 * for each.
 * @throws DomainError `invalid` for a cursor that is none of ours
 */
export async function listOrders(
  { caller, query }: Asked<null, PageQuery>,
  { orders, products }: Pick<Dependencies, 'orders' | 'products'>,
): Promise<Answer> {
  const { rows, next } = await orders.listOrders(caller.uid, query);
  const contacts = await products.readContacts(rows.map(({ data }) => data.productId));
  return page(
    rows.map(({ id, data }) => orderAnswer(id, data, contacts.get(data.productId))),
    next,
  );
}
