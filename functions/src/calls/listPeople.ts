import type { PeopleQuery } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, page } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';

/**
 * The call that lists people for an admin: `GET /users` and `GET /users/sellers`. Closed accounts and the asker are left
 * out.
 */
export function listPeople(isSeller: boolean) {
  return async (
    { caller, query: { limit, cursor, q = '' } }: Asked<null, PeopleQuery>,
    { people }: Pick<Dependencies, 'people'>,
  ): Promise<Answer> => {
    const found = await people.listPeople({ isSeller, q, limit, cursor, except: caller.uid });
    return page(found.people, found.next);
  };
}
