import type { PageQuery } from '@bns/domain';
import { wishAnswer } from '../answers/wishAnswer.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, page } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';

/**
 * `GET /wishlists`: the caller's wishes, newest first.
 * @throws DomainError `invalid` for a cursor that is none of ours
 */
export async function listWishes(
  { caller, query }: Asked<null, PageQuery>,
  { wishes }: Pick<Dependencies, 'wishes'>,
): Promise<Answer> {
  const { rows, next } = await wishes.listWishes(caller.uid, query);
  return page(
    rows.map(({ id, data }) => wishAnswer(id, data)),
    next,
  );
}
