import type { StartPaymentBody } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, created, ok } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';
import { startPayment as start } from '../payments/startPayment.ts';
import { requireOnline } from './requireOnline.ts';

/**
 * `POST /payments`: begins to pay for one's booking, or leads back to the attempt that is open.
 * @throws DomainError `not-found`, `sold`, `conflict` (somebody else is paying, until when; outside what can be paid online;
 * online payment is off), `upstream`
 */
export async function startPayment(
  { body }: Asked<StartPaymentBody>,
  dependencies: Pick<Dependencies, 'money' | 'gateway'>,
): Promise<Answer> {
  const { tranId, gatewayUrl, isNew } = await start(requireOnline(dependencies), body.orderId);
  return (isNew ? created : ok)({ tranId, gatewayUrl });
}
