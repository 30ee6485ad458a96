import { mayStillTake } from '@bns/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { LiveList } from '../../live/lists.ts';
import type { PaymentRow } from '../../live/payments.ts';
import { ordersText } from '../../texts/orders.ts';
import { AttemptLinks } from './AttemptLinks.tsx';
import { isRecentAttempt } from './isRecentAttempt.ts';

type OrderMoneyProps = {
  attempts: LiveList<PaymentRow>;
  /** The payment that paid for the order, which stands elsewhere. */
  tranId: string | undefined;
  /** Whether it is asked for money: then attempts without money stand where that is paid. */
  isPayable: boolean;
};

/**
 * Money that came too late, twice, for a phone that somebody else has, or that an admin looks at, and attempts of which
 * some may still come: whatever became of the order, its buyer finds it here. Told when it comes.
 */
export function OrderMoney({ attempts, tranId, isPayable }: OrderMoneyProps) {
  const rows = attempts.status === 'ready' ? attempts.rows : [];
  const isShown = (row: PaymentRow) =>
    mayStillTake(row.state) ? !isPayable && isRecentAttempt(row) : row.id !== tranId;
  return (
    <>
      <Box aria-live="polite">
        <AttemptLinks rows={rows.filter(isShown)} />
      </Box>
      {attempts.status === 'error' && (
        <Box role="alert" sx={{ mt: 1, typography: 'body2' }}>
          {ordersText.paymentsFailed} <Button onClick={attempts.retry}>{ordersText.tryAgain}</Button>
        </Box>
      )}
    </>
  );
}
