import { PAYMENT_WORDS, type PaymentReason } from '@bns/domain';
import Box from '@mui/material/Box';
import type { PaymentRow } from '../../live/payments.ts';
import { type PaymentViewer, paymentText } from '../../texts/payment.ts';
import { isLost, isUnderWay } from './paymentSteps.ts';

function colours(payment: PaymentRow) {
  if (isUnderWay(payment) || isLost(payment)) return { bgcolor: 'sand', color: 'text.primary' };
  const isWaiting = payment.waits === 'decide' || payment.state === 'refundDue';
  return isWaiting
    ? { bgcolor: 'soft.marigold', color: 'soft.onMarigold' }
    : { bgcolor: 'soft.green', color: 'soft.onGreen' };
}

function meansOf({ state, reason }: PaymentRow, viewer: PaymentViewer, isInTime: boolean): string {
  if (state === 'open' && !isInTime) return paymentText.openLate[viewer];
  const held: Partial<Record<PaymentReason, string>> = paymentText.held[viewer];
  const isHeld = state === 'paid' && reason !== null;
  return (isHeld ? held[reason] : undefined) ?? paymentText.means[viewer][state];
}

type PaymentStateProps = {
  payment: PaymentRow;
  viewer: PaymentViewer;
  /** Whether the phone is still reserved for it. */
  isInTime: boolean;
};

/** How a payment stands, where the money is and what happens next; each change is told. */
export function PaymentState({ payment, viewer, isInTime }: PaymentStateProps) {
  return (
    <Box role="status" sx={{ p: 2, borderRadius: '12px', ...colours(payment) }}>
      <Box component="strong" sx={{ display: 'block', typography: 'h4', fontWeight: 700 }}>
        {PAYMENT_WORDS[payment.state]}
      </Box>
      <Box component="span" sx={{ display: 'block', typography: 'body2' }}>
        {meansOf(payment, viewer, isInTime)}
      </Box>
    </Box>
  );
}
