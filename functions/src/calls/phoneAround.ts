import type { AroundAnswer } from '@bns/domain';
import { productAnswer } from '../answers/productAnswer.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, ok } from '../http/answer.ts';
import type { OpenlyAsked } from '../http/asked.ts';
import { openPhone } from './openPhone.ts';

/**
 * `GET /phones/{productId}/around`: what stands round a phone on its page, for anyone. At most 12 documents and a count.
 * @throws DomainError `not-found` where the phone is unknown, hidden or broken
 */
export async function phoneAround(
  { params }: OpenlyAsked,
  dependencies: Pick<Dependencies, 'products'>,
): Promise<Answer> {
  const productId = params['productId'] ?? '';
  const phone = await openPhone(productId, dependencies);
  const [similar, sellerPhones] = await Promise.all([
    dependencies.products.listSimilar(productId, phone),
    dependencies.products.countPhonesOfSeller(phone.sellerId),
  ]);
  const answers = similar.map(({ id, product }) => productAnswer(id, product));
  return ok({ similar: answers, sellerPhones } satisfies AroundAnswer);
}
