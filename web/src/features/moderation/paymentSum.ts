import { formatTk, POISHA_PER_TK } from '@bns/domain';
import type { PaymentRow } from '../../live/payments.ts';

const EXACT = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What was taken, to the poisha; what was to be paid as long as nothing was. */
export function paymentSum({ taken, amount }: Pick<PaymentRow, 'taken' | 'amount'>): string {
  if (taken === null) return formatTk(amount);
  const tk = taken / POISHA_PER_TK;
  return Number.isInteger(tk) ? formatTk(tk) : `${EXACT.format(tk)} Tk`;
}
