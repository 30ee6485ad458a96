import { MESSAGES } from '@bns/domain';
import { faultWords } from '../../api/faultWords.ts';
import { actOnPerson, type PersonAct } from '../../api/people.ts';
import type { PersonRow } from '../../live/rows.ts';
import { notify } from '../../ui/notify.ts';

const DONE: Record<PersonAct, string> = {
  delete: MESSAGES.userDeleted,
  admin: MESSAGES.madeAdmin,
  verify: MESSAGES.verified,
  unverify: MESSAGES.unverified,
};

/** Does it and says how it went (spec §8); the live lists show the rest. */
export async function tellPersonAct(act: PersonAct, { email }: PersonRow): Promise<void> {
  try {
    const changed = await actOnPerson(act, email);
    if (act === 'admin' && !changed) notify.error(MESSAGES.alreadyAdmin);
    else notify.success(DONE[act]);
  } catch (fault) {
    notify.error(faultWords(fault, MESSAGES.wrong));
  }
}
