import type { PageQuery } from '@bns/domain';
import { bookingAnswer } from '../answers/orderAnswer.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, page } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';

/**
 * `GET /users/my-bookings`: the orders of the caller's own phones, newest first, with whom and where to meet.
 * @throws DomainError `invalid` for a cursor that is none of ours
 */
export async function myBookings(
  { caller, query }: Asked<null, PageQuery>,
  { orders }: Pick<Dependencies, 'orders'>,
): Promise<Answer> {
  const { rows, next } = await orders.listBookings(caller.uid, query);
  return page(
    rows.map(({ id, data }) => bookingAnswer(id, data)),
    next,
  );
}
