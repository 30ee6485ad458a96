import Print from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import type { PaymentRow } from '../../live/payments.ts';
import { paymentText } from '../../texts/payment.ts';
import card from '../../ui/card.module.css';
import { receiptRows } from './receiptRows.ts';

const ID = 'receipt';

/** On paper there is the receipt alone, dark on white in both themes. */
const onPaper = {
  '@media print': {
    [`body :not(:has(#${ID}), #${ID}, #${ID} *)`]: { display: 'none !important' },
    [`#${ID} button`]: { display: 'none !important' },
    [`html, body, body :has(#${ID}), #${ID}, #${ID} *`]: {
      background: '#fff !important',
      color: '#000 !important',
      borderColor: '#999 !important',
    },
  },
} as const;

/** What was paid, by whom, to whom and how: for one's own papers. */
export function PaymentReceipt({ payment }: { payment: PaymentRow }) {
  return (
    <Box
      id={ID}
      component="section"
      aria-labelledby="receipt-title"
      className={card.frame}
      sx={{ p: { xs: 2.5, sm: 3 } }}
    >
      <GlobalStyles styles={onPaper} />
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography id="receipt-title" component="h2" variant="h3">
          {paymentText.site} · {paymentText.receipt}
        </Typography>
        <Button variant="outlined" startIcon={<Print aria-hidden />} onClick={() => window.print()}>
          {paymentText.print}
        </Button>
      </Box>
      <Box component="dl" sx={{ m: 0, mt: 1.5 }}>
        {receiptRows(payment).map(([label, value]) => (
          <Box
            key={label}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: '120px minmax(0, 1fr)' },
              columnGap: 2,
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
              {label}
            </Box>
            <Box
              component="dd"
              sx={{
                m: 0,
                typography: 'body2',
                fontWeight: 600,
                overflowWrap: 'anywhere',
                letterSpacing: '-0.01em',
              }}
            >
              {value}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
