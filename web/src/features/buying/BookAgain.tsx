import { isOnMarket } from '@bns/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { usePhone } from '../../live/documents.ts';
import { ordersText } from '../../texts/orders.ts';
import { BookButton } from './BookButton.tsx';

/** Below a cancelled booking: it may be booked again, at the price of now, as long as it is for sale. */
export function BookAgain({ productId }: { productId: string }) {
  const phone = usePhone(productId);
  if (phone.status !== 'ready' || !isOnMarket(phone.data)) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <BookButton phone={{ ...phone.data, productId }} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {ordersText.again}
      </Typography>
    </Box>
  );
}
