import type { PaymentState } from '@bns/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { LiveList } from '../../live/lists.ts';
import { type PaymentRow, usePaymentsOfSeller } from '../../live/payments.ts';
import { bookingsText } from '../../texts/bookings.ts';
import { CardGrid } from '../../ui/CardGrid.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { MoneyPile } from './MoneyPile.tsx';
import { NoAccount } from './NoAccount.tsx';

const HELD: readonly PaymentState[] = ['review', 'paid'];

/** Some of a list's rows. */
const only = (list: LiveList<PaymentRow>, isShown: (row: PaymentRow) => boolean): LiveList<PaymentRow> =>
  list.status === 'ready' ? { ...list, rows: list.rows.filter(isShown) } : list;

/** What was paid online for the person's phones: held, due to him, paid out; nothing where nothing was. Live. */
export function OwnMoney({ uid }: { uid: string }) {
  const id = useId();
  const open = usePaymentsOfSeller(['review', 'paid', 'payoutDue']);
  const sent = usePaymentsOfSeller(['paidOut']);
  const failed = [open, sent].find((list) => list.status === 'error');
  if (failed !== undefined) return <ErrorPanel title={bookingsText.moneyFailed} onRetry={failed.retry} />;
  if (open.status !== 'ready' || sent.status !== 'ready') return null;
  if (open.rows.length === 0 && sent.rows.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2, mb: 4 }}>
      <Typography id={id} component="h2" variant="h3">
        {bookingsText.money}
      </Typography>
      {open.rows.length > 0 && <NoAccount uid={uid} />}
      <CardGrid sx={{ alignItems: 'start' }}>
        <MoneyPile
          title={bookingsText.held}
          hint={bookingsText.heldHint}
          list={only(open, ({ state }) => HELD.includes(state))}
        />
        <MoneyPile
          title={bookingsText.due}
          hint={bookingsText.dueHint}
          list={only(open, ({ state }) => !HELD.includes(state))}
        />
        <MoneyPile title={bookingsText.paidOut} hint={bookingsText.paidOutHint} list={sent} folded />
      </CardGrid>
    </Box>
  );
}
