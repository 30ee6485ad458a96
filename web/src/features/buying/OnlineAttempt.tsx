import { formatTk, isWaiting, mayStillTake, PAYMENT_WORDS } from '@bns/domain';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import type { OrderRow } from '../../live/lists.ts';
import { usePaymentsOfOrder } from '../../live/payments.ts';
import { ordersText } from '../../texts/orders.ts';
import { Refusal } from './Refusal.tsx';
import { StartPayButton } from './StartPayButton.tsx';
import { useIsBefore } from '../../ui/useSecondsUntil.ts';
import { useStartPayment } from './useStartPayment.ts';

/**
 * The button that leads to the payment service, and how this booking's last attempt stands, unless it took money: that stands
 * above (OrderMoney). From a press until its answer nothing here changes, though the attempt's document does.
 */
export function OnlineAttempt({ order }: { order: OrderRow }) {
  const payment = useStartPayment(order.id);
  const attempts = usePaymentsOfOrder(order.id);
  const last = attempts.status === 'ready' ? attempts.rows[0] : undefined;
  const isInTime = useIsBefore(last?.until ?? null);
  const isLive = last !== undefined && isWaiting(last.state) && isInTime;
  const live = { last, isUnderWay: isLive };
  const [pressed, setPressed] = useState(live);
  const { last: shown, isUnderWay } = payment.busy ? pressed : live;
  const isWithoutMoney = shown !== undefined && mayStillTake(shown.state);
  const start = () => {
    if (!payment.busy) setPressed(live);
    payment.start();
  };
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
        <StartPayButton payment={{ ...payment, start }} size="large">
          {isUnderWay ? ordersText.continuePaying : ordersText.payNow(formatTk(order.resalePrice))}
        </StartPayButton>
        {isWithoutMoney && (
          <Link component={RouterLink} to={paths.payment(shown.id)} variant="body2" sx={{ py: 1 }}>
            {isUnderWay ? ordersText.howItStands : ordersText.lastAttempt(PAYMENT_WORDS[shown.state])}
          </Link>
        )}
      </Box>
      <Refusal>{payment.refusal}</Refusal>
    </>
  );
}
