import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import type { PaymentRow } from '../../live/payments.ts';
import { paymentsText } from '../../texts/payments.ts';
import { ChangeTint } from '../../ui/ChangeTint.tsx';
import { PaymentChip } from './PaymentChip.tsx';
import { momentWithYear } from './momentWithYear.ts';
import { paymentSum } from './paymentSum.ts';

const line = {
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 210px 110px' },
  columnGap: 2,
  rowGap: 0.75,
  alignItems: { xs: 'start', md: 'center' },
  px: { xs: 2, sm: 2.5 },
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
  overflowWrap: 'anywhere',
  typography: 'body2',
} as const;
const sum = {
  fontWeight: 700,
  textAlign: 'right',
  whiteSpace: 'nowrap',
  gridRow: { xs: 1, md: 'auto' },
  gridColumn: { xs: 2, md: 'auto' },
} as const;

/** A payment among all of them: for which phone, between whom, when, how it stands, and how much. */
export function PaymentLine({ payment, isNew }: { payment: PaymentRow; isNew: boolean }) {
  const id = useId();
  const { title, buyerName, sellerName, state, createdAt } = payment;
  return (
    <Box component="article" aria-labelledby={id} sx={line}>
      <ChangeTint of={state} fresh={isNew} />
      <Box sx={{ minWidth: 0 }}>
        <Typography id={id} component="h3" variant="body2" sx={{ fontWeight: 650 }}>
          <Link component={RouterLink} to={paths.payment(payment.id)} underline="hover">
            {title}
          </Link>
        </Typography>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {paymentsText.of(buyerName, sellerName)}
          {` · ${paymentsText.began(momentWithYear(createdAt))}`}
        </Box>
      </Box>
      <PaymentChip payment={payment} />
      <Box sx={sum}>{paymentSum(payment)}</Box>
    </Box>
  );
}
