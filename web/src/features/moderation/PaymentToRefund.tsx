import { MESSAGES } from '@bns/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { faultWords } from '../../api/faultWords.ts';
import { checkPayment, refundPayment, seeRefund } from '../../api/payments.ts';
import { paymentsText } from '../../texts/payments.ts';
import { notify } from '../../ui/notify.ts';
import { singleClick } from '../../ui/singleClick.ts';
import { underWay } from '../../ui/underWay.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { momentWithYear } from './momentWithYear.ts';
import { PaymentFrame } from './PaymentFrame.tsx';
import type { WaitingPaymentProps } from './PaymentsWaiting.tsx';
import { paymentSum } from './paymentSum.ts';
import { tellPaymentAct } from './tellPaymentAct.ts';

/**
 * Money that goes back to its buyer: to be asked for, or, once the payment service has it in hand, to be asked about. Where
 * the answer was lost, an admin who saw there that it is back says so.
 */
export function PaymentToRefund({ payment, isNew, ask }: WaitingPaymentProps) {
  const { id, buyerName, refundAskedAt, refundRef } = payment;
  const [check, checking] = useOneAtATime(() => tellRefund(id));
  const askRefund = () =>
    ask({
      title: paymentsText.refundTitle(paymentSum(payment), buyerName),
      text: paymentsText.refundMeans,
      verb: paymentsText.refund,
      act: async () => {
        await tellPaymentAct(() => refundPayment(id), paymentsText.refunded);
      },
    });
  const askIsBack = () =>
    ask({
      title: paymentsText.isBackTitle(paymentSum(payment), buyerName),
      text: paymentsText.isBackMeans,
      verb: paymentsText.isBack,
      act: async () => {
        await tellPaymentAct(() => seeRefund(id), paymentsText.isRefunded);
      },
    });
  const isInHand = refundRef !== null;
  const asked = refundAskedAt === null ? null : momentWithYear(refundAskedAt);
  const acts = isInHand ? (
    <Button variant="outlined" {...underWay(checking)} onClick={singleClick(() => void check())}>
      {paymentsText.checkAgain}
    </Button>
  ) : (
    <>
      <Button variant="contained" onClick={askRefund}>
        {paymentsText.refund}
      </Button>
      {asked !== null && <Button onClick={askIsBack}>{paymentsText.isBack}</Button>}
    </>
  );
  return (
    <PaymentFrame payment={payment} isNew={isNew} acts={acts}>
      {asked !== null && (
        <Box sx={{ color: 'text.secondary' }}>
          {isInHand ? paymentsText.askedFor(asked) : paymentsText.askedInVain(asked)}
        </Box>
      )}
    </PaymentFrame>
  );
}

async function tellRefund(tranId: string): Promise<void> {
  try {
    const { state } = await checkPayment(tranId);
    if (state === 'refunded') notify.success(paymentsText.isRefunded);
    else notify.plain(paymentsText.stillAsked);
  } catch (fault) {
    notify.error(faultWords(fault, MESSAGES.wrong));
  }
}
