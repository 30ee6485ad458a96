import { type Relation, roleOf } from '@bns/domain';
import type { StoredUser } from '../store/users.ts';

/**
 * How the caller stands to the person that a call is about, by what is true now. A missing document is a buyer.
 * @param isSelf whether it is about the caller himself
 */
export function relationTo(isSelf: boolean, person: StoredUser | undefined): Relation {
  if (person?.isDeleted === true) return 'deleted';
  if (isSelf) return 'owner';
  return person === undefined ? 'buyer' : roleOf(person);
}
