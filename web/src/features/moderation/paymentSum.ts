import { decimalTk, formatTk, POISHA_PER_TK } from '@bns/domain';
import type { PaymentRow } from '../../live/payments.ts';

/** What was taken, to the poisha; what was to be paid as long as nothing was. */
export function paymentSum({ taken, amount }: Pick<PaymentRow, 'taken' | 'amount'>): string {
  if (taken === null) return formatTk(amount);
  return taken % POISHA_PER_TK === 0 ? formatTk(taken / POISHA_PER_TK) : `${decimalTk(taken)} Tk`;
}
