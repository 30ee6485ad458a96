import { DomainError, MESSAGES, moveOrder, NOTICE, type Order, orderPath } from '@bns/domain';
import { doc } from 'firebase/firestore';
import { commit } from './commit.ts';
import type { Stamp } from './readPhone.ts';
import type { Person } from './session.ts';

/**
 * Cancels one's own booking of a phone; it can be booked again.
 * @returns false where it is cancelled already
 * @throws DomainError where there is none, or in a state that it cannot leave so, for the rules, the network
 */
export function cancelBooking(productId: string, { uid }: Pick<Person, 'uid'>): Promise<boolean> {
  let written = false;
  return commit(MESSAGES.worng, async (transaction, db) => {
    const ref = doc(db, orderPath(uid, productId));
    const order = (await transaction.get(ref)).data() as Order<Stamp> | undefined;
    if (order === undefined) throw new DomainError('not-found', NOTICE.noSuchOrder);
    const changes = moveOrder(order, 'cancelled', 'buyer');
    if (changes === null) return written;
    transaction.update(ref, changes);
    written = true;
    return true;
  });
}
