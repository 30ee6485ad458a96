import { MESSAGES } from '@bns/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { faultWords } from '../../api/faultWords.ts';
import { checkPayment, refundPayment, seeRefund } from '../../api/payments.ts';
import type { PaymentRow } from '../../live/payments.ts';
import { paymentsText } from '../../texts/payments.ts';
import { notify } from '../../ui/notify.ts';
import { singleClick } from '../../ui/singleClick.ts';
import { underWay } from '../../ui/underWay.ts';
import { useIsBefore } from '../../ui/useSecondsUntil.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { momentWithYear } from './momentWithYear.ts';
import { PaymentFrame } from './PaymentFrame.tsx';
import type { WaitingPaymentProps } from './PaymentsWaiting.tsx';
import { paymentSum } from './paymentSum.ts';
import { tellPaymentAct } from './tellPaymentAct.ts';

/**
 * Money that goes back to its buyer: to be asked for, or, once the payment service has it in hand, to be asked about. An
 * admin who saw there that it is back says so. Nothing is offered while a request for it is on its way.
 */
export function PaymentToRefund({ payment, isNew, ask }: WaitingPaymentProps) {
  const { id, buyerName, refundRef, refundClaim } = payment;
  const isAsking = useIsBefore(refundClaim);
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
  const progress = isAsking ? paymentsText.asking : progressOf(payment);
  const acts = !isAsking && (
    <>
      {isInHand ? (
        <Button variant="outlined" {...underWay(checking)} onClick={singleClick(() => void check())}>
          {paymentsText.checkAgain}
        </Button>
      ) : (
        <Button variant="contained" onClick={askRefund}>
          {paymentsText.refund}
        </Button>
      )}
      <Button onClick={askIsBack}>{paymentsText.isBack}</Button>
    </>
  );
  return (
    <PaymentFrame payment={payment} isNew={isNew} acts={acts}>
      {progress !== null && <Box sx={{ color: 'text.secondary' }}>{progress}</Box>}
    </PaymentFrame>
  );
}

/** How far a refund has come that is not being asked for just now; null where it never was. */
function progressOf({ refundAskedAt, refundRef }: PaymentRow): string | null {
  if (refundAskedAt === null) return null;
  const asked = momentWithYear(refundAskedAt);
  return refundRef === null ? paymentsText.askedInVain(asked) : paymentsText.askedFor(asked);
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
