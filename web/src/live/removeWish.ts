import { MESSAGES, wishPath } from '@bns/domain';
import { doc } from 'firebase/firestore';
import { commit } from './commit.ts';
import type { Person } from './session.ts';

/**
 * Takes a phone off one's own wishlist. One that is not on it is no fault.
 * @throws DomainError for the rules, the network
 */
export function removeWish(productId: string, { uid }: Pick<Person, 'uid'>): Promise<void> {
  return commit(MESSAGES.worng, async (transaction, db) => {
    const ref = doc(db, wishPath(uid, productId));
    if ((await transaction.get(ref)).exists()) transaction.delete(ref);
  });
}
