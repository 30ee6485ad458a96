import { formatTk, PAYMENT_REASON_WORDS } from '@bns/domain';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import type { PaymentRow } from '../../live/payments.ts';
import { bookingsText } from '../../texts/bookings.ts';
import { shortMoment } from '../../ui/shortMoment.ts';

const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 1.5,
  alignItems: 'baseline',
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  typography: 'body2',
} as const;
const small = { gridColumn: '1 / -1', typography: 'caption', color: 'text.secondary' } as const;

/** One payment, for the phone's seller: which phone, how much, from whom, and what is to be known of it. */
export function MoneyLine({ payment }: { payment: PaymentRow }) {
  const { id, title, amount, buyerName } = payment;
  const note = noteOf(payment);
  return (
    <Box component="li" sx={line}>
      <Link component={RouterLink} to={paths.payment(id)} underline="hover" sx={{ fontWeight: 650 }}>
        {title}
      </Link>
      <Box component="span" sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
        {formatTk(amount)}
      </Box>
      <Box component="span" sx={small}>
        {bookingsText.from(buyerName)}
        {note !== '' && ` · ${note}`}
      </Box>
      {payment.payoutReference !== null && (
        <Box component="span" sx={small}>
          {bookingsText.reference(payment.payoutReference)}
        </Box>
      )}
    </Box>
  );
}

function noteOf({ state, reason, updatedAt, paidOutTo }: PaymentRow): string {
  if (state === 'paid') return reason === null ? '' : PAYMENT_REASON_WORDS[reason];
  return state === 'paidOut' ? bookingsText.sentOn(shortMoment(updatedAt), paidOutTo ?? '') : '';
}
