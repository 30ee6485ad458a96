import { DomainError, PAYMENT_NOTICE, paymentAnswer } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, ok } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';
import { checkPayment as check } from '../payments/reconcile.ts';
import { readPayment } from '../payments/rows.ts';
import { requireOnline } from './requireOnline.ts';

/**
 * `GET /payments/{tranId}`: how a payment stands, for its buyer, the phone's seller and admins.
 * @throws DomainError `not-found`
 */
export async function getPayment(
  { params }: Pick<Asked, 'params'>,
  { money }: Pick<Dependencies, 'money'>,
): Promise<Answer> {
  const tranId = params['tranId'] ?? '';
  const payment = await readPayment(money.documents, tranId);
  if (payment === undefined) throw new DomainError('not-found', PAYMENT_NOTICE.noSuchPayment);
  return ok(paymentAnswer(tranId, payment));
}

/**
 * `POST /payments/{tranId}/check`: the gateway is asked again, and the payment settled by what it says.
 * @throws DomainError `not-found`, `upstream` where it does not answer, `conflict` where online payment is off
 */
export async function checkPayment(
  asked: Pick<Asked, 'params'>,
  dependencies: Pick<Dependencies, 'money' | 'gateway'>,
): Promise<Answer> {
  await check(requireOnline(dependencies, PAYMENT_NOTICE.cannotAsk), asked.params['tranId'] ?? '');
  return getPayment(asked, dependencies);
}
