import { MONEY_PLACES, type MoneyPlace } from '@bns/domain';
import type { LiveList } from '../../live/lists.ts';
import type { PaymentRow } from '../../live/payments.ts';

const HELD: readonly MoneyPlace[] = ['held', 'payoutDue', 'paidOut'];

/** Whether money for an order is there, and not on its way back: as long as it is, the order is not paid once more. */
export function isMoneyHeld(attempts: LiveList<PaymentRow>): boolean {
  return attempts.status === 'ready' && attempts.rows.some(({ state }) => HELD.includes(MONEY_PLACES[state]));
}
