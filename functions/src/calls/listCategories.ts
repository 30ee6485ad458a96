import type { Dependencies } from '../dependencies.ts';
import { type Answer, ok } from '../http/answer.ts';
import type { OpenlyAsked } from '../http/asked.ts';

/** `GET /products/categories`: every brand, alphabetical. */
export async function listCategories(
  _asked: OpenlyAsked,
  { categories }: Pick<Dependencies, 'categories'>,
): Promise<Answer> {
  return ok(await categories.listCategories());
}
