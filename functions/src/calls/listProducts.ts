import { findingAsked, type PhonesQuery } from '@bns/domain';
import { productAnswer } from '../answers/productAnswer.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, page } from '../http/answer.ts';
import type { OpenlyAsked } from '../http/asked.ts';

/**
 * `GET /products`: the phones on the market that the query looks for, for anyone.
 * @throws DomainError `invalid` for a cursor that is none of ours, or of another order
 */
export async function listProducts(
  { query }: OpenlyAsked<PhonesQuery>,
  { products }: Pick<Dependencies, 'products'>,
): Promise<Answer> {
  const { rows, next } = await products.listPhones(findingAsked(query), query);
  return page(
    rows.map(({ id, data }) => productAnswer(id, data)),
    next,
  );
}
