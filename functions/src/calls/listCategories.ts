import { withPhones } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, ok } from '../http/answer.ts';
import type { OpenlyAsked } from '../http/asked.ts';

/** `GET /products/categories`: every brand, alphabetical, with how many phones of it are on the market. */
export async function listCategories(
  _asked: OpenlyAsked,
  { categories, stats }: Pick<Dependencies, 'categories' | 'stats'>,
): Promise<Answer> {
  const [rows, onMarket] = await Promise.all([categories.listCategories(), stats.readOnMarket()]);
  return ok(withPhones(rows, onMarket));
}
