import Button from '@mui/material/Button';
import { paymentsText } from '../../texts/payments.ts';
import { acceptQuestion } from './acceptQuestion.ts';
import { PaymentFrame } from './PaymentFrame.tsx';
import type { WaitingPaymentProps } from './PaymentsWaiting.tsx';
import { sendBackQuestion } from './sendBackQuestion.ts';

/** A payment that an admin looks at, with why; the question says what each answer does. */
export function PaymentToDecide({ payment, isNew, ask }: WaitingPaymentProps) {
  const acts = (
    <>
      <Button variant="contained" onClick={() => ask(acceptQuestion(payment))}>
        {paymentsText.accept}
      </Button>
      <Button variant="outlined" color="error" onClick={() => ask(sendBackQuestion(payment))}>
        {paymentsText.sendBack}
      </Button>
    </>
  );
  return <PaymentFrame payment={payment} isNew={isNew} acts={acts} />;
}
