import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type PayoutAccountRow, usePayoutAccount } from '../../live/payments.ts';
import type { Person } from '../../live/session.ts';
import { payoutText } from '../../texts/payout.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { PayoutForm } from './PayoutForm.tsx';

/** Kind, number and button. */
const FORM_HEIGHT = 236;

/** Where one's own money goes, live. Once the form is there it stays: a connection that fails takes nothing typed with it. */
export function PayoutAccount({ person }: { person: Person }) {
  const account = usePayoutAccount(person.uid);
  const [known, setKnown] = useState<{ data: PayoutAccountRow | undefined }>();
  if (account.status === 'missing' || account.status === 'ready') {
    const data = account.status === 'ready' ? account.data : undefined;
    if (known === undefined || known.data !== data) setKnown({ data });
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {payoutText.hint}
      </Typography>
      {account.status === 'loading' && known === undefined && (
        <Skeleton role="status" aria-label={payoutText.loading} variant="rounded" height={FORM_HEIGHT} />
      )}
      {account.status === 'error' && <ErrorPanel title={payoutText.failed} onRetry={account.retry} />}
      {known !== undefined && <PayoutForm email={person.email} account={known.data} />}
    </Box>
  );
}
