import { type PayoutAccountBody, payoutAccount, payoutAccountPath } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, matched, ok } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';

/** `PUT /users/payout-account`: where one's money goes. Nobody but oneself and admins reads it. */
export async function putPayoutAccount(
  { caller, body, now }: Asked<PayoutAccountBody>,
  { money }: Pick<Dependencies, 'money'>,
): Promise<Answer> {
  await money.documents.commit([{ put: payoutAccountPath(caller.uid), fields: payoutAccount(body, now) }]);
  return ok(matched(true));
}
