import { MESSAGES } from '@bns/domain';
import { faultWords } from '../../api/faultWords.ts';
import { paymentsText } from '../../texts/payments.ts';
import { notify } from '../../ui/notify.ts';

/**
 * Does something to a payment and says how it went; the live lists show the rest.
 * @param act false where it is so already
 * @returns whether it is done
 */
export async function tellPaymentAct(act: () => Promise<boolean>, done: string): Promise<boolean> {
  try {
    if (await act()) notify.success(done);
    else notify.plain(paymentsText.already);
    return true;
  } catch (fault) {
    notify.error(faultWords(fault, MESSAGES.wrong));
    return false;
  }
}
