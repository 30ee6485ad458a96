import { NOTICE, orderWords, type OrderStatus, type Receipt } from '@bns/domain';
import Box from '@mui/material/Box';
import type { OrderRow } from '../../live/lists.ts';
import { orderReceipt } from '../../live/orderReceipt.ts';
import { ordersText } from '../../texts/orders.ts';
import { shortMoment } from '../../ui/shortMoment.ts';

const GOING_ON: readonly OrderStatus[] = ['booked', 'paid', 'handedOver'];

/** What a buyer's answer makes of "Handed over". */
const RECEIVED: Partial<Record<Receipt, string>> = {
  received: ordersText.paid,
  missing: ordersText.missing,
};

/** An order's state in words, for its buyer. */
function stateWords(order: OrderRow): string {
  if (order.status === 'booked' && order.productGone === true) return NOTICE.gone;
  if (order.status === 'cancelled') return ordersText.cancelled;
  return RECEIVED[orderReceipt(order)] ?? orderWords(order);
}

/** How a booking stands, live, and where the two meet. */
export function OrderState({ order }: { order: OrderRow }) {
  const over = order.productGone === true && order.status === 'booked';
  const going = GOING_ON.includes(order.status) && !over && orderReceipt(order) !== 'missing';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 0.25,
        p: 1.5,
        borderRadius: '12px',
        typography: 'body2',
        bgcolor: going ? 'soft.green' : 'sand',
        color: going ? 'soft.onGreen' : 'text.primary',
        overflowWrap: 'anywhere',
      }}
    >
      <Box component="strong" role="status" sx={{ fontWeight: 700 }}>
        {stateWords(order)}
      </Box>
      <span>{ordersText.meetAt(order.meetingLocation)}</span>
      <Box component="span" sx={{ typography: 'caption' }}>
        {ordersText.bookedOn(shortMoment(order.orderedAt))}
      </Box>
    </Box>
  );
}
