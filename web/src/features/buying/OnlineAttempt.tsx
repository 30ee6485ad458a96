import { formatTk, PAYMENT_WORDS, type PaymentState } from '@bns/domain';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import type { OrderRow } from '../../live/lists.ts';
import { type PaymentRow, usePaymentsOfOrder } from '../../live/payments.ts';
import { ordersText } from '../../texts/orders.ts';
import { Refusal } from './Refusal.tsx';
import { StartPayButton } from './StartPayButton.tsx';
import { useIsBefore } from './useSecondsUntil.ts';
import { useStartPayment } from './useStartPayment.ts';

/** As long as one of these stands for the booking, it is not paid once more. */
const HELD: readonly PaymentState[] = ['review', 'paid', 'payoutDue', 'paidOut'];
const WAITING: readonly PaymentState[] = ['opening', 'open'];

/**
 * The button that leads to the payment service, or how this booking's last attempt stands. While one starts nothing here
 * changes, though its document is there already.
 */
export function OnlineAttempt({ order }: { order: OrderRow }) {
  const payment = useStartPayment(order.id);
  const attempts = usePaymentsOfOrder(order.id);
  const last = attempts.status === 'ready' ? attempts.rows[0] : undefined;
  const isInTime = useIsBefore(last?.until ?? null);
  const isUnderWay = !payment.busy && last !== undefined && WAITING.includes(last.state) && isInTime;
  const isHeld = last !== undefined && HELD.includes(last.state);
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {ordersText.onlineHeld}
      </Typography>
      {isUnderWay && (
        <Typography role="status" sx={{ fontWeight: 700 }}>
          {ordersText.underWay}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mt: 0.5 }}>
        {!isHeld && (
          <StartPayButton payment={payment} size="large">
            {isUnderWay ? ordersText.continuePaying : ordersText.payNow(formatTk(order.resalePrice))}
          </StartPayButton>
        )}
        {last !== undefined && !payment.busy && (
          <Link component={RouterLink} to={paths.payment(last.id)} variant="body2" sx={{ py: 1 }}>
            {linkWords(last, isUnderWay, isHeld)}
          </Link>
        )}
      </Box>
      <Refusal>{payment.refusal}</Refusal>
    </>
  );
}

function linkWords({ state }: PaymentRow, isUnderWay: boolean, isHeld: boolean): string {
  if (isUnderWay) return ordersText.howItStands;
  return (isHeld ? ordersText.yourPayment : ordersText.lastAttempt)(PAYMENT_WORDS[state]);
}
