import { formatTk } from '@bns/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useContact } from '../../live/documents.ts';
import { ordersText } from '../../texts/orders.ts';

type PayInPersonProps = {
  productId: string;
  /** The agreed price, whole Tk. */
  resalePrice: number;
};

/** How a phone is paid for: hand to hand. Nothing where the seller can no longer be reached. */
export function PayInPerson({ productId, resalePrice }: PayInPersonProps) {
  if (useContact(productId).status === 'missing') return null;
  return (
    <Box component="section" aria-labelledby="pay" sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Typography id="pay" component="h2" variant="h4">
        {ordersText.payInPerson}
      </Typography>
      <Box component="ol" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 0.75, typography: 'body2' }}>
        {ordersText.steps(formatTk(resalePrice)).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Box>
    </Box>
  );
}
