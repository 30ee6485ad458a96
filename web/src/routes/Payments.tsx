import { MESSAGES } from '@bns/domain';
import Box from '@mui/material/Box';
import { faultWords } from '../api/faultWords.ts';
import { ListHeading } from '../features/catalogue/ListHeading.tsx';
import { PaymentLine } from '../features/moderation/PaymentLine.tsx';
import { PaymentsWaiting } from '../features/moderation/PaymentsWaiting.tsx';
import { PaymentToDecide } from '../features/moderation/PaymentToDecide.tsx';
import { PaymentToPayOut, type Payout } from '../features/moderation/PaymentToPayOut.tsx';
import { PaymentToRefund } from '../features/moderation/PaymentToRefund.tsx';
import { usePayments, usePaymentsWaiting } from '../live/payments.ts';
import { paymentsText } from '../texts/payments.ts';
import { FocusKept } from '../ui/FocusKept.tsx';
import { notify } from '../ui/notify.ts';
import { useLazyDialog } from '../ui/useLazyDialog.tsx';
import { useQuestion } from '../ui/useQuestion.tsx';

const loadDialog = () =>
  import('../features/moderation/PaymentPayoutDialog.tsx').then((module) => module.PaymentPayoutDialog);

/** What was paid online: what waits for an admin, who waits longest first, and everything, the newest first. Live. */
export default function Payments() {
  const [ask, question] = useQuestion();
  const [show, dialog] = useLazyDialog<Payout>(loadDialog);
  const payOut = (payout: Payout) => {
    show(payout).catch((fault: unknown) => notify.error(faultWords(fault, MESSAGES.wrong)));
  };
  return (
    <>
      <ListHeading title={paymentsText.heading} hint={paymentsText.hint} />
      <FocusKept label={paymentsText.heading}>
        <Box sx={{ display: 'grid', gap: 4 }}>
          <PaymentsWaiting
            title={paymentsText.decide}
            hint={paymentsText.decideHint}
            none={paymentsText.decideNone}
            list={usePaymentsWaiting('decide')}
            card={(payment, isNew) => (
              <PaymentToDecide key={payment.id} payment={payment} isNew={isNew} ask={ask} />
            )}
          />
          <PaymentsWaiting
            title={paymentsText.refunds}
            hint={paymentsText.refundsHint}
            none={paymentsText.refundsNone}
            list={usePaymentsWaiting('refund')}
            card={(payment, isNew) => (
              <PaymentToRefund key={payment.id} payment={payment} isNew={isNew} ask={ask} />
            )}
          />
          <PaymentsWaiting
            title={paymentsText.payouts}
            hint={paymentsText.payoutsHint}
            none={paymentsText.payoutsNone}
            list={usePaymentsWaiting('payout')}
            card={(payment, isNew) => (
              <PaymentToPayOut key={payment.id} payment={payment} isNew={isNew} payOut={payOut} />
            )}
          />
          <PaymentsWaiting
            title={paymentsText.all}
            hint={paymentsText.allHint}
            none={paymentsText.allNone}
            list={usePayments()}
            loud={false}
            card={(payment, isNew) => <PaymentLine key={payment.id} payment={payment} isNew={isNew} />}
          />
        </Box>
      </FocusKept>
      {question}
      {dialog}
    </>
  );
}
