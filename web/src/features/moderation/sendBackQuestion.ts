import { decidePayment } from '../../api/payments.ts';
import type { PaymentRow } from '../../live/payments.ts';
import { paymentsText } from '../../texts/payments.ts';
import type { Question } from '../../ui/useQuestion.tsx';
import { tellPaymentAct } from './tellPaymentAct.ts';

/** What is asked before a payment's money goes back to its buyer: where the phone and the seller stay. */
export function sendBackQuestion(payment: PaymentRow): Question {
  return {
    title: paymentsText.sendBackTitle(payment.buyerName),
    text: meansOf(payment),
    verb: paymentsText.sendBack,
    danger: true,
    act: async () => {
      await tellPaymentAct(() => decidePayment(payment, false), paymentsText.sentBack);
    },
  };
}

function meansOf({ state, sellerName }: PaymentRow): string {
  if (state === 'review') return paymentsText.sendBackRisky;
  // What is due to the seller counts as handed over.
  return state === 'paid' ? paymentsText.sendBackHeld(sellerName) : paymentsText.sendBackDue(sellerName);
}
