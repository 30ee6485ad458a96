import { MESSAGES, PAYMENT_WORDS, type PaymentState } from '@bns/domain';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ApiError } from '../../api/apiError.ts';
import { faultWords } from '../../api/faultWords.ts';
import { checkPayment } from '../../api/payments.ts';
import type { PaymentRow } from '../../live/payments.ts';
import { paymentText } from '../../texts/payment.ts';
import { singleClick } from '../../ui/singleClick.ts';
import { underWay } from '../../ui/underWay.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { Refusal } from './Refusal.tsx';

type Outcome = {
  /** How the payment stood when it was asked for. */
  state: PaymentState;
  told?: string;
  refusal?: string;
};

/**
 * Has the payment service asked again, and says what came of it, below the row of buttons that it stands in, as long as
 * the payment is as it was.
 */
export function CheckAgain({ payment: { id, state } }: { payment: PaymentRow }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [check, busy] = useOneAtATime(async () => {
    setOutcome(undefined);
    try {
      const now = await checkPayment(id);
      const isNew = now.state !== state;
      setOutcome({
        state,
        told: isNew ? paymentText.checkedNow(PAYMENT_WORDS[now.state]) : paymentText.checkedSame,
      });
    } catch (fault) {
      const isDown = fault instanceof ApiError && fault.code === 'upstream';
      setOutcome({ state, refusal: isDown ? paymentText.serviceDown : faultWords(fault, MESSAGES.wrong) });
    }
  });
  const said = outcome?.state === state ? outcome : undefined;
  return (
    <>
      <Button variant="outlined" {...underWay(busy)} onClick={singleClick(() => void check())}>
        {paymentText.checkAgain}
      </Button>
      <Typography variant="body2" role="status" sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>
        {said?.told}
      </Typography>
      <Refusal>{said?.refusal}</Refusal>
    </>
  );
}
