import { formatTk } from '@bns/domain';
import Box from '@mui/material/Box';
import { ordersText } from '../../texts/orders.ts';
import { WayToPay } from './WayToPay.tsx';

/** How a phone is paid for hand to hand. @param resalePrice the agreed price, whole Tk */
export function PayInPerson({ resalePrice }: { resalePrice: number }) {
  return (
    <WayToPay title={ordersText.payInPerson}>
      <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75, typography: 'body2' }}>
        {ordersText.steps(formatTk(resalePrice)).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Box>
    </WayToPay>
  );
}
