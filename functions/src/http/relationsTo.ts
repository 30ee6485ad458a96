import { type Relation, roleOf } from '@bns/domain';
import type { StoredUser } from '../store/users.ts';

/**
 * How the caller stands to what a call is about, by what is true now and not by what his token says. A missing document
 * is a buyer. One may stand in two ways at once: an admin who asks about himself, or who sells the phone. Whoever sells
 * no more stands to his own phone as one whose role was taken away, as under Firestore's rules.
 * @param own in what way it is his own, if it is
 */
export function relationsTo(
  own: 'self' | 'itsSeller' | null,
  person: Pick<StoredUser, 'isDeleted' | 'isSeller' | 'isAdmin'> | undefined,
): Relation[] {
  if (person?.isDeleted === true) return ['deleted'];
  const role = person === undefined ? 'buyer' : roleOf(person);
  if (own === 'itsSeller' && role === 'buyer') return ['stale', role];
  return own === null ? [role] : [own, role];
}
