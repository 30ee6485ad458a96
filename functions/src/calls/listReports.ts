import type { PageQuery } from '@bns/domain';
import { reportAnswer } from '../answers/reportAnswer.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, page } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';

/**
 * `GET /products/reported-products`: for admins the phones whose reports are open, newest report first, with the seller's
 * contact. 1 read more for each.
 * @throws DomainError `invalid` for a cursor that is none of ours
 */
export async function listReports(
  { query }: Asked<null, PageQuery>,
  { reports, products }: Pick<Dependencies, 'reports' | 'products'>,
): Promise<Answer> {
  const { rows, next } = await reports.listReports(query);
  const contacts = await products.readContacts(rows.map(({ data }) => data.productId));
  return page(
    rows.map(({ id, data }) => reportAnswer(id, data, contacts.get(data.productId))),
    next,
  );
}
