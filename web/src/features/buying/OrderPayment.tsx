import type { OrderStatus } from '@bns/domain';
import ReceiptLong from '@mui/icons-material/ReceiptLong';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import type { OrderRow } from '../../live/lists.ts';
import { ordersText } from '../../texts/orders.ts';

const MEANS: Partial<Record<OrderStatus, string>> = {
  refundDue: ordersText.refundDue,
  refunded: ordersText.refunded,
};

/** The payment of an order that was paid online: what became of the money, and the receipt. */
export function OrderPayment({ order: { tranId, status } }: { order: OrderRow }) {
  if (tranId === undefined) return null;
  const means = MEANS[status];
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
      {means !== undefined && <Typography variant="body2">{means}</Typography>}
      <Button
        component={Link}
        to={paths.payment(tranId)}
        variant="outlined"
        startIcon={<ReceiptLong aria-hidden />}
      >
        {ordersText.receipt}
      </Button>
    </Box>
  );
}
