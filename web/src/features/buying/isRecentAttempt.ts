import { LATE_LOOK_MS, mayStillTake } from '@bns/domain';
import type { PaymentRow } from '../../live/payments.ts';
import { isUnderWay } from './paymentSteps.ts';

/** Whether an attempt without money goes on, or ended so lately that its money is still looked for. */
export function isRecentAttempt(payment: PaymentRow): boolean {
  if (!mayStillTake(payment.state)) return false;
  const begunMs = payment.createdAt?.getTime() ?? Date.now();
  return isUnderWay(payment) || Date.now() - begunMs < LATE_LOOK_MS;
}
