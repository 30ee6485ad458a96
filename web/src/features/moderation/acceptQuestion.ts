import { decidePayment } from '../../api/payments.ts';
import type { PaymentRow } from '../../live/payments.ts';
import { paymentsText } from '../../texts/payments.ts';
import type { Question } from '../../ui/useQuestion.tsx';
import { tellPaymentAct } from './tellPaymentAct.ts';

/** What is asked before a payment that waits for an admin is accepted: with a risk it buys the phone, else the seller gets it. */
export function acceptQuestion(payment: PaymentRow): Question {
  const { title, buyerName, sellerName } = payment;
  const isRisky = payment.state === 'review';
  const done = isRisky ? paymentsText.acceptedRisky : paymentsText.given(sellerName);
  return {
    title: isRisky ? paymentsText.acceptRisky(title) : paymentsText.give(sellerName),
    text: isRisky ? paymentsText.acceptRiskyMeans(buyerName) : giveMeans(payment),
    verb: paymentsText.accept,
    act: async () => {
      await tellPaymentAct(() => decidePayment(payment, true), done);
    },
  };
}

function giveMeans({ reason, buyerName }: PaymentRow): string {
  const { giveMeans: means } = paymentsText;
  return (reason === 'notReceived' || reason === 'closed' ? means[reason] : means.silent)(buyerName);
}
