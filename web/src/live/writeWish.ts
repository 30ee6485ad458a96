import { MESSAGES, newWish, wishPath } from '@bns/domain';
import { doc, serverTimestamp } from 'firebase/firestore';
import { commit } from './commit.ts';
import { readBuyer } from './readBuyer.ts';
import { onMarket, readPhone, type Stamp } from './readPhone.ts';
import type { Person } from './session.ts';

/**
 * Puts a phone on the wishlist.
 * @throws DomainError where it is sold or gone, for the rules, the network
 */
export function wishPhone(productId: string, person: Person): Promise<'wished' | 'already'> {
  let written = false;
  return commit(MESSAGES.worng, async (transaction, db) => {
    const ref = doc(db, wishPath(person.uid, productId));
    if ((await transaction.get(ref)).exists()) return written ? 'wished' : 'already';
    const product = await readPhone(transaction, db, productId);
    const buyer = await readBuyer(transaction, db, person);
    transaction.set(ref, newWish<Stamp>(productId, onMarket(product), buyer, serverTimestamp()));
    written = true;
    return 'wished';
  });
}
