import { CATEGORY_ID, type PageQuery } from '@bns/domain';
import { productAnswer } from '../answers/productAnswer.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, page } from '../http/answer.ts';
import type { OpenlyAsked } from '../http/asked.ts';

/**
 * `GET /products/{categoryId}`: the phones of one brand that are on the market, newest first, for anyone. Of an unknown
 * brand there are none, and nothing is read for what cannot be one.
 * @throws DomainError `invalid` for a cursor that is none of ours
 */
export async function listCategory(
  { params, query }: OpenlyAsked<PageQuery>,
  { products }: Pick<Dependencies, 'products'>,
): Promise<Answer> {
  const categoryId = params['categoryId'] ?? '';
  if (!CATEGORY_ID.test(categoryId)) return page([], undefined);
  const { rows, next } = await products.listPhonesOfCategory(categoryId, query);
  return page(
    rows.map(({ id, data }) => productAnswer(id, data)),
    next,
  );
}
