import { CLOSED_WORDS, NOTICE, ORDER_WORDS, type OrderStatus } from '@bns/domain';
import Box from '@mui/material/Box';
import type { OrderRow } from '../../live/lists.ts';
import { shortMoment } from '../../ui/shortMoment.ts';

const GOING_ON: readonly OrderStatus[] = ['booked', 'paid', 'handedOver'];

/** An order's state in words, with the reason where it was closed. */
function stateWords({ status, closedReason, productGone }: OrderRow): string {
  if (status === 'closed' && closedReason !== null) return CLOSED_WORDS[closedReason];
  return status === 'booked' && productGone === true ? NOTICE.gone : ORDER_WORDS[status];
}

/** How a booking stands, live, and where the two meet. */
export function OrderState({ order }: { order: OrderRow }) {
  const going = GOING_ON.includes(order.status) && order.productGone !== true;
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
      <span>Meet at {order.meetingLocation}</span>
      <Box component="span" sx={{ typography: 'caption' }}>
        Booked {shortMoment(order.orderedAt)}
      </Box>
    </Box>
  );
}
