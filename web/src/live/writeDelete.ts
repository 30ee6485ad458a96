import { contactPath, DomainError, MESSAGES, NOTICE, productPath } from '@bns/domain';
import { doc } from 'firebase/firestore';
import { commit } from './commit.ts';
import { readPhone } from './readPhone.ts';

/**
 * Takes an own phone off the market for good, its contact in the same commit. One that is gone already is no fault.
 * @throws DomainError where it is sold, for the rules (reserved by a payment), the network
 */
export function deletePhone(productId: string): Promise<void> {
  return commit(MESSAGES.wrong, async (transaction, db) => {
    const product = await readPhone(transaction, db, productId);
    if (product === undefined) return;
    if (product.isSold) throw new DomainError('sold', NOTICE.sold);
    transaction.delete(doc(db, productPath(productId)));
    transaction.delete(doc(db, contactPath(productId)));
  });
}
