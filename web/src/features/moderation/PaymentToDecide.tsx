import Button from '@mui/material/Button';
import { decidePayment } from '../../api/payments.ts';
import { paymentsText } from '../../texts/payments.ts';
import { PaymentFrame } from './PaymentFrame.tsx';
import type { WaitingPaymentProps } from './PaymentsWaiting.tsx';
import { tellPaymentAct } from './tellPaymentAct.ts';

/** A payment with a risk, or one whose buyer did not get the phone; the question says what each answer does. */
export function PaymentToDecide({ payment, isNew, ask }: WaitingPaymentProps) {
  const { id, title, buyerName, sellerName, state } = payment;
  const isRisky = state === 'review';
  const decide = (accept: boolean, done: string) => async () => {
    await tellPaymentAct(() => decidePayment(id, accept), done);
  };
  const askAccept = () =>
    ask({
      title: isRisky ? paymentsText.acceptRisky(title) : paymentsText.acceptMissing(sellerName),
      text: isRisky ? paymentsText.acceptRiskyMeans(buyerName) : paymentsText.acceptMissingMeans(buyerName),
      verb: paymentsText.accept,
      act: decide(true, isRisky ? paymentsText.acceptedRisky : paymentsText.acceptedMissing(sellerName)),
    });
  const askSendBack = () =>
    ask({
      title: paymentsText.sendBackTitle(buyerName),
      text: isRisky ? paymentsText.sendBackRisky : paymentsText.sendBackMissing(sellerName),
      verb: paymentsText.sendBack,
      danger: true,
      act: decide(false, paymentsText.sentBack),
    });
  const acts = (
    <>
      <Button variant="contained" onClick={askAccept}>
        {paymentsText.accept}
      </Button>
      <Button variant="outlined" color="error" onClick={askSendBack}>
        {paymentsText.sendBack}
      </Button>
    </>
  );
  return <PaymentFrame payment={payment} isNew={isNew} acts={acts} />;
}
