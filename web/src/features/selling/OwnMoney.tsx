import { PAYMENT_WORDS } from '@bns/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { LiveList } from '../../live/lists.ts';
import { usePaymentsOfSeller } from '../../live/payments.ts';
import { bookingsText } from '../../texts/bookings.ts';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { MoneyPile } from './MoneyPile.tsx';
import { NoAccount } from './NoAccount.tsx';

const hasRows = (list: LiveList<unknown>) => list.status === 'ready' && list.rows.length > 0;

/**
 * What was paid online for the person's phones: looked at, held, due to him, paid out; nothing where nothing was. Live. Each
 * pile is a list of its own: of one list's first page a pile might lack all that it has.
 */
export function OwnMoney({ uid }: { uid: string }) {
  const id = useId();
  const review = usePaymentsOfSeller(['review']);
  const held = usePaymentsOfSeller(['paid']);
  const due = usePaymentsOfSeller(['payoutDue']);
  const sent = usePaymentsOfSeller(['paidOut']);
  const open = [review, held, due];
  const lists = [...open, sent];
  const failed = lists.find((list) => list.status === 'error');
  if (failed !== undefined) return <ErrorPanel title={bookingsText.moneyFailed} onRetry={failed.retry} />;
  if (lists.some((list) => list.status === 'loading') || !lists.some(hasRows)) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2, mb: 4 }}>
      <Typography id={id} component="h2" variant="h3">
        {bookingsText.money}
      </Typography>
      {open.some(hasRows) && <NoAccount uid={uid} />}
      <CardGrid rows="ownHeights">
        <MoneyPile title={PAYMENT_WORDS.review} hint={bookingsText.reviewHint} list={review} />
        <MoneyPile title={bookingsText.held} hint={bookingsText.heldHint} list={held} />
        <MoneyPile title={bookingsText.due} hint={bookingsText.dueHint} list={due} />
        <MoneyPile title={bookingsText.paidOut} hint={bookingsText.paidOutHint} list={sent} folded />
      </CardGrid>
    </Box>
  );
}
