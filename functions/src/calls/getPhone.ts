import { productAnswer } from '../answers/productAnswer.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, ok } from '../http/answer.ts';
import type { OpenlyAsked } from '../http/asked.ts';
import { openPhone } from './openPhone.ts';

/**
 * `GET /phones/{productId}`: one phone, for anyone; a sold one says so. 1 read.
 * @throws DomainError `not-found` where it is unknown, hidden or broken
 */
export async function getPhone(
  { params }: OpenlyAsked,
  dependencies: Pick<Dependencies, 'products'>,
): Promise<Answer> {
  const productId = params['productId'] ?? '';
  return ok(productAnswer(productId, await openPhone(productId, dependencies)));
}
