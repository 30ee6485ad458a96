import { API_NOTICE, DomainError, userPath } from '@bns/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';

/**
 * Nobody hands a phone over to a closed account. One without a document is a buyer. 1 read.
 * @throws DomainError `conflict` where it is closed
 */
export async function requireOpenBuyer(transaction: Transaction, buyerId: string): Promise<void> {
  const person = await transaction.get(db.doc(userPath(buyerId)));
  if (person.get('isDeleted') === true) throw new DomainError('conflict', API_NOTICE.buyerClosed);
}
