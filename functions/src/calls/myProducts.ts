import type { PageQuery } from '@bns/domain';
import { ownProductAnswer } from '../answers/productAnswer.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, page } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';

/**
 * `GET /users/my-products`: all phones of the caller, sold and hidden ones too, newest first and with their contact.
 * @throws DomainError `invalid` for a cursor that is none of ours
 */
export async function myProducts(
  { caller, query }: Asked<null, PageQuery>,
  { products }: Pick<Dependencies, 'products'>,
): Promise<Answer> {
  const { rows, next } = await products.listPhonesOfSeller(caller.uid, query);
  const contacts = await products.readContacts(rows.map(({ id }) => id));
  return page(
    rows.map(({ id, data }) => ownProductAnswer(id, data, contacts.get(id))),
    next,
  );
}
