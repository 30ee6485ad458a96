import { type PutCategoryBody, requireCategoryPicture, requireMay } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, ok, upserted } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';
import { relationsTo } from '../http/relationsTo.ts';

/**
 * `PUT /categories/{slug}`: an admin adds a brand, renames it or sets its picture; its phones follow.
 * @throws DomainError `invalid`, `forbidden`, or `conflict` where the name or the slug is another brand's
 */
export async function putCategory(
  { caller, params, body, requestId }: Asked<PutCategoryBody>,
  { categories, projectId }: Pick<Dependencies, 'categories' | 'projectId'>,
): Promise<Answer> {
  requireCategoryPicture(body.image, projectId);
  const judge = (person: Asked['person']) => requireMay('category.write', relationsTo(null, person));
  const actor = { uid: caller.uid, requestId, judge };
  return ok(upserted(await categories.writeCategory(params['slug'] ?? '', body, actor)));
}
