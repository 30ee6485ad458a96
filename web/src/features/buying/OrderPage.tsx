import { NOTICE } from '@bns/domain';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { type LiveDoc, useOrder } from '../../live/documents.ts';
import type { OrderRow } from '../../live/lists.ts';
import { ordersText } from '../../texts/orders.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import text from '../../ui/text.module.css';
import { OrderSheet } from './OrderSheet.tsx';

/** One booking of the signed-in person, live: all that he needs to meet the seller and pay. */
export function OrderPage({ productId }: { productId: string }) {
  const order = useOrder(productId);
  return (
    <>
      {order.status !== 'ready' && <h1 className={text.hidden}>{ordersText.heading}</h1>}
      <OrderBody order={order} />
    </>
  );
}

function OrderBody({ order }: { order: LiveDoc<OrderRow> }) {
  switch (order.status) {
    case 'loading':
      return <Skeleton role="status" aria-label={ordersText.loading} variant="rounded" height={420} />;
    case 'error':
      return <ErrorPanel title={NOTICE.orderFailed} onRetry={order.retry} />;
    case 'missing':
      return (
        <EmptyState
          art="orders"
          title={NOTICE.noSuchOrder}
          action={
            <Button component={Link} to={paths.myOrders} variant="contained">
              {ordersText.heading}
            </Button>
          }
        />
      );
    case 'ready':
      return <OrderSheet order={order.data} />;
  }
}
