import { advertise, MESSAGES, productPath } from '@bns/domain';
import { doc } from 'firebase/firestore';
import { commit } from './commit.ts';
import { onMarket, readPhone } from './readPhone.ts';
import type { PhoneRow } from './rows.ts';

/**
 * Moves an own phone to the advertised section.
 * @throws DomainError where it is sold or gone, for the rules, the network
 */
export function advertisePhone(phone: PhoneRow): Promise<'advertised' | 'already'> {
  let written = false;
  return commit(MESSAGES.worng, async (transaction, db) => {
    const product = onMarket(await readPhone(transaction, db, phone.id));
    if (product.isAdvertised) return written ? 'advertised' : 'already';
    transaction.update(doc(db, productPath(phone.id)), advertise(product));
    written = true;
    return 'advertised';
  });
}
