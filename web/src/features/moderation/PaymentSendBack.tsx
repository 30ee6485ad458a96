import Button from '@mui/material/Button';
import type { PaymentRow } from '../../live/payments.ts';
import { paymentsText } from '../../texts/payments.ts';
import type { Question } from '../../ui/useQuestion.tsx';
import { sendBackQuestion } from './sendBackQuestion.ts';

type PaymentSendBackProps = {
  payment: PaymentRow;
  /** The page's question: the button leaves with the state that it ends. */
  ask: (question: Question) => void;
};

/** Sends back what is held or due to the seller; nothing where it waits for a decision, or is no longer here. */
export function PaymentSendBack({ payment, ask }: PaymentSendBackProps) {
  const isHeld = payment.state === 'paid' && payment.waits === null;
  if (!isHeld && payment.state !== 'payoutDue') return null;
  return (
    <Button color="error" onClick={() => ask(sendBackQuestion(payment))}>
      {paymentsText.sendBack}
    </Button>
  );
}
