import { MONEY_PLACES, PAYMENT_WORDS } from '@bns/domain';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import type { PaymentRow } from '../../live/payments.ts';
import { ordersText } from '../../texts/orders.ts';

const line = {
  display: 'block',
  mt: 1,
  p: 1.5,
  borderRadius: '12px',
  typography: 'body2',
  fontWeight: 700,
} as const;
const waiting = { ...line, bgcolor: 'soft.marigold', color: 'soft.onMarigold' } as const;
const settled = { ...line, bgcolor: 'sand', color: 'text.primary' } as const;

/** Payments for an order, each with how it stands, leading to its page. */
export function AttemptLinks({ rows }: { rows: readonly PaymentRow[] }) {
  return rows.map(({ id, state, waits }) => {
    const words = MONEY_PLACES[state] === 'none' ? ordersText.yourAttempt : ordersText.yourPayment;
    return (
      <Link key={id} component={RouterLink} to={paths.payment(id)} sx={waits === null ? settled : waiting}>
        {words(PAYMENT_WORDS[state])}
      </Link>
    );
  });
}
