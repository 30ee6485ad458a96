import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import type { OrderRow } from '../../live/lists.ts';
import { ordersText } from '../../texts/orders.ts';

/** Leads to the order's page: to pay while it is booked, to look it up afterwards. */
export function PayButton({ order: { productId, status, productGone } }: { order: OrderRow }) {
  const navigate = useNavigate();
  const payable = status === 'booked' && productGone !== true;
  return (
    <Button
      variant={payable ? 'contained' : 'outlined'}
      onClick={() => void navigate(paths.order(productId))}
    >
      {payable ? ordersText.pay : ordersText.details}
    </Button>
  );
}
