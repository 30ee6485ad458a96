import {
  newListing,
  type PostProductBody,
  requireCategory,
  requireHostedPhoto,
  requireMay,
  requireTrue,
} from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, created } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';
import { relationsTo } from '../http/relationsTo.ts';

/**
 * `POST /products`: a seller or an admin lists a phone. Its seller fields, time and flags are the server's.
 * With an Idempotency-Key it is one phone, also where the first answer was lost.
 * @throws DomainError `invalid`, `forbidden` or `too-many-requests`
 */
export async function postProduct(
  { caller, body, now, requestId, key }: Asked<PostProductBody>,
  { products, categories, projectId }: Pick<Dependencies, 'products' | 'categories' | 'projectId'>,
): Promise<Answer> {
  requireHostedPhoto(body, projectId);
  // Without a small picture the whole one stands for both.
  const photo = { image: body.image, cardImage: body.cardImage ?? body.image };
  const brands = await categories.listCategories();
  const rows = brands.map(({ _id, ...row }) => ({ categoryId: _id, ...row }));
  const category = requireCategory(body, rows);
  const judge = (person: Asked['person']) => requireMay('product.create', relationsTo(null, person));
  const insertedId = await products.createProduct(
    { uid: caller.uid, requestId, judge },
    { now, key },
    (seller, time) => {
      requireTrue(body, seller, now);
      const values = { ...body, categoryId: category.categoryId };
      return newListing({ values, photo, category, seller, now: time });
    },
  );
  return created({ acknowledged: true, insertedId });
}
