import { PAYMENT_TK } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, ok } from '../http/answer.ts';
import type { OpenlyAsked } from '../http/asked.ts';

/** `GET /payments/methods`: whether one can pay online, and which prices (whole Tk); in person one always can. */
export async function paymentMethods(
  _asked: OpenlyAsked,
  { isOnlinePayment }: Pick<Dependencies, 'isOnlinePayment'>,
): Promise<Answer> {
  return ok({ online: isOnlinePayment, minTk: PAYMENT_TK.min, maxTk: PAYMENT_TK.max });
}
