import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useContact } from '../../live/documents.ts';
import type { OrderRow } from '../../live/lists.ts';
import { ordersText } from '../../texts/orders.ts';
import { PayInPerson } from './PayInPerson.tsx';
import { PayOnline } from './PayOnline.tsx';
import { RecentAttempts } from './RecentAttempts.tsx';

/** How an open booking is paid for. Nowhere to pay where the seller can no longer be reached. */
export function WaysToPay({ order }: { order: OrderRow }) {
  if (useContact(order.productId).status === 'missing') {
    return <RecentAttempts orderId={order.id} />;
  }
  return (
    <Box component="section" aria-labelledby="pay" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id="pay" component="h2" variant="h3">
        {ordersText.ways}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(280px, 1fr))' },
        }}
      >
        <PayOnline order={order} />
        <PayInPerson resalePrice={order.resalePrice} />
      </Box>
    </Box>
  );
}
