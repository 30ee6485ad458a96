import { CATEGORY_ID, findingAsked, type PhonesOfBrandQuery } from '@bns/domain';
import { productAnswer } from '../answers/productAnswer.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, page } from '../http/answer.ts';
import type { OpenlyAsked } from '../http/asked.ts';

/**
 * `GET /products/{categoryId}`: the phones of one brand that are on the market and that the query looks for, for anyone. Of
 * an unknown brand there are none, and nothing is read for what cannot be one.
 * @throws DomainError `invalid` for a cursor that is none of ours, or of another order
 */
export async function listCategory(
  { params, query }: OpenlyAsked<PhonesOfBrandQuery>,
  { products }: Pick<Dependencies, 'products'>,
): Promise<Answer> {
  const categoryId = params['categoryId'] ?? '';
  if (!CATEGORY_ID.test(categoryId)) return page([], undefined);
  const { rows, next } = await products.listPhones(findingAsked({ ...query, brand: categoryId }), query);
  return page(
    rows.map(({ id, data }) => productAnswer(id, data)),
    next,
  );
}
