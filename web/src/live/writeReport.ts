import { DomainError, MESSAGES, NOTICE, newReporter, type ReportValues, reporterPath } from '@bns/domain';
import { doc, serverTimestamp } from 'firebase/firestore';
import { commit } from './commit.ts';
import { readQuota } from './quota.ts';
import { readPhone } from './readPhone.ts';
import type { Person } from './session.ts';

/**
 * Reports a phone to the admins, once per person and phone; a repeat changes nothing and answers the same. The phone
 * is read because the rules refuse a report of a missing one like any other that is not allowed.
 * @throws DomainError where it is gone, for a used-up day, the rules, the network
 */
export function reportPhone(productId: string, values: ReportValues, person: Person): Promise<'reported'> {
  return commit<'reported'>(MESSAGES.worng, async (transaction, db) => {
    const ref = doc(db, reporterPath(productId, person.uid));
    if ((await transaction.get(ref)).exists()) return 'reported';
    const product = await readPhone(transaction, db, productId);
    if (product === undefined) throw new DomainError('not-found', NOTICE.gone);
    const raise = await readQuota(transaction, db, { uid: person.uid, kind: 'reports', productId });
    transaction.set(ref, newReporter(values, serverTimestamp()));
    raise();
    return 'reported';
  });
}
