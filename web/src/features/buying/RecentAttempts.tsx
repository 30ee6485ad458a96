import { usePaymentsOfOrder } from '../../live/payments.ts';
import { AttemptLinks } from './AttemptLinks.tsx';
import { isRecentAttempt } from './isRecentAttempt.ts';

/** The attempts to pay for an open booking, where there is no button to go on with them. */
export function RecentAttempts({ orderId }: { orderId: string }) {
  const attempts = usePaymentsOfOrder(orderId);
  const rows = attempts.status === 'ready' ? attempts.rows.filter(isRecentAttempt) : [];
  if (rows.length === 0) return null;
  return (
    <div>
      <AttemptLinks rows={rows} />
    </div>
  );
}
