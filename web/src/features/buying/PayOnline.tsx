import { isPayableOnline, PAYMENT_NOTICE } from '@bns/domain';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useAnswer } from '../../api/keptAnswer.ts';
import { paymentMethods } from '../../api/payments.ts';
import type { OrderRow } from '../../live/lists.ts';
import { ordersText } from '../../texts/orders.ts';
import { OnlineAttempt } from './OnlineAttempt.tsx';
import { RecentAttempts } from './RecentAttempts.tsx';
import { WayToPay } from './WayToPay.tsx';

/** Paying for an open booking at the payment service; no more than what was begun where that is switched off. */
export function PayOnline({ order }: { order: OrderRow }) {
  const methods = useAnswer(paymentMethods);
  switch (methods.state) {
    case 'loading':
      return <Skeleton variant="rounded" height={210} />;
    case 'failed':
      return (
        <WayToPay title={ordersText.payOnline}>
          <Typography variant="body2" role="alert">
            {ordersText.methodsFailed} <Button onClick={paymentMethods.retry}>{ordersText.tryAgain}</Button>
          </Typography>
          <RecentAttempts orderId={order.id} />
        </WayToPay>
      );
    case 'ready':
      return methods.data.online ? <OnlineWay order={order} /> : <RecentAttempts orderId={order.id} />;
  }
}

function OnlineWay({ order }: { order: OrderRow }) {
  return (
    <WayToPay title={ordersText.payOnline}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {ordersText.onlineWays}
      </Typography>
      {isPayableOnline(order.resalePrice) ? (
        <OnlineAttempt order={order} />
      ) : (
        <>
          <Typography variant="body2">{PAYMENT_NOTICE.outsideLimits}</Typography>
          <RecentAttempts orderId={order.id} />
        </>
      )}
    </WayToPay>
  );
}
