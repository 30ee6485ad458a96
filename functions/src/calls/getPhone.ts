import { DomainError, NOTICE } from '@bns/domain';
import { productAnswer } from '../answers/productAnswer.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, ok } from '../http/answer.ts';
import type { OpenlyAsked } from '../http/asked.ts';

/**
 * `GET /phones/{productId}`: one phone, for anyone; a sold one says so. 1 read.
 * @throws DomainError `not-found` where it is unknown, hidden or broken
 */
export async function getPhone(
  { params }: OpenlyAsked,
  { products }: Pick<Dependencies, 'products'>,
): Promise<Answer> {
  const productId = params['productId'] ?? '';
  const product = await products.readShowable(productId);
  if (product === undefined || product.isHidden) throw new DomainError('not-found', NOTICE.gone);
  return ok(productAnswer(productId, product));
}
