import { decimalTk, formatTk, PAYMENT_WORDS, POISHA_PER_TK } from '@bns/domain';
import type { PaymentRow } from '../../live/payments.ts';
import { paymentText } from '../../texts/payment.ts';
import { fullMoment } from '../../ui/fullMoment.ts';
import { cardWords } from './cardWords.ts';

/** What a receipt says, in its order; what is not known is left out. */
export function receiptRows(payment: PaymentRow): [label: string, value: string][] {
  const { taken, amount } = payment;
  const isOther = taken !== null && taken !== amount * POISHA_PER_TK;
  const rows: [string, string][] = [
    [paymentText.phone, payment.title],
    [paymentText.seller, payment.sellerName],
    [paymentText.buyer, payment.buyerName],
    [paymentText.amount, formatTk(amount)],
    [paymentText.received, isOther ? paymentText.taken(decimalTk(taken)) : ''],
    [paymentText.how, cardWords(payment.cardType)],
    [paymentText.when, payment.validatedAt === null ? '' : fullMoment(payment.validatedAt)],
    [paymentText.state, PAYMENT_WORDS[payment.state]],
    [paymentText.ourId, payment.id],
    [paymentText.theirId, payment.bankTranId ?? ''],
  ];
  return rows.filter(([, value]) => value !== '');
}
