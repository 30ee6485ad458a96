import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { usePayoutAccount } from '../../live/payments.ts';
import type { Person } from '../../live/session.ts';
import { payoutText } from '../../texts/payout.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { PayoutForm } from './PayoutForm.tsx';

/** Kind, number and button. */
const FORM_HEIGHT = 236;

/** Where one's own money goes, live. */
export function PayoutAccount({ person }: { person: Person }) {
  const account = usePayoutAccount(person.uid);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {payoutText.hint}
      </Typography>
      {account.status === 'loading' && (
        <Skeleton role="status" aria-label={payoutText.loading} variant="rounded" height={FORM_HEIGHT} />
      )}
      {account.status === 'error' && <ErrorPanel title={payoutText.failed} onRetry={account.retry} />}
      {(account.status === 'missing' || account.status === 'ready') && (
        <PayoutForm email={person.email} account={account.status === 'ready' ? account.data : undefined} />
      )}
    </Box>
  );
}
