import { type Relation, roleOf } from '@bns/domain';
import type { StoredUser } from '../store/users.ts';

/**
 * How the caller stands to the person that a call is about, by what is true now and not by what his token says. A missing
 * document is a buyer. An admin who asks about himself stands in both ways.
 * @param isSelf whether it is about the caller himself
 */
export function relationsTo(isSelf: boolean, person: StoredUser | undefined): Relation[] {
  if (person?.isDeleted === true) return ['deleted'];
  const role = person === undefined ? 'buyer' : roleOf(person);
  return isSelf ? ['self', role] : [role];
}
