import { MONEY_PLACES, PAYMENT_WORDS } from '@bns/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import type { LiveList } from '../../live/lists.ts';
import type { PaymentRow } from '../../live/payments.ts';
import { ordersText } from '../../texts/orders.ts';

type OrderMoneyProps = {
  attempts: LiveList<PaymentRow>;
  /** The payment that paid for the order, which stands elsewhere. */
  tranId: string | undefined;
};

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

/**
 * Money that came too late, twice, for a phone that somebody else has, or that an admin looks at: whatever became of the
 * order, its buyer finds it here. Told when it comes.
 */
export function OrderMoney({ attempts, tranId }: OrderMoneyProps) {
  const rows = attempts.status === 'ready' ? attempts.rows : [];
  const taken = rows.filter(({ id, state }) => id !== tranId && MONEY_PLACES[state] !== 'none');
  return (
    <>
      <Box aria-live="polite">
        {taken.map(({ id, state, waits }) => (
          <Link
            key={id}
            component={RouterLink}
            to={paths.payment(id)}
            sx={waits === null ? settled : waiting}
          >
            {ordersText.yourPayment(PAYMENT_WORDS[state])}
          </Link>
        ))}
      </Box>
      {attempts.status === 'error' && (
        <Box role="alert" sx={{ mt: 1, typography: 'body2' }}>
          {ordersText.paymentsFailed} <Button onClick={attempts.retry}>{ordersText.tryAgain}</Button>
        </Box>
      )}
    </>
  );
}
