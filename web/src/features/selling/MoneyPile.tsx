import { formatTk } from '@bns/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { LiveList } from '../../live/lists.ts';
import type { PaymentRow } from '../../live/payments.ts';
import { bookingsText } from '../../texts/bookings.ts';
import card from '../../ui/card.module.css';
import { ChangeTint } from '../../ui/ChangeTint.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { MoneyLine } from './MoneyLine.tsx';

type MoneyPileProps = {
  title: string;
  hint: string;
  list: LiveList<PaymentRow>;
  /** Its payments are shown when they are asked for: nothing is to be done about them. */
  folded?: boolean;
};

const frame = { position: 'relative', isolation: 'isolate', p: 2.5, gap: 1 } as const;
/** Many payments make no pile higher than the others; the keyboard scrolls by their links. */
const scrolling = {
  m: 0,
  p: 0,
  listStyle: 'none',
  maxHeight: 296,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
} as const;

/** Money that lies in one place: how much, what comes next, and what it was paid for; nothing where there is none. */
export function MoneyPile({ title, hint, list, folded = false }: MoneyPileProps) {
  const id = useId();
  if (list.status !== 'ready' || list.rows.length === 0) return null;
  const sum = formatTk(list.rows.reduce((tk, { amount }) => tk + amount, 0));
  const rows = (
    <Box component="ul" aria-label={title} sx={scrolling}>
      {list.rows.map((payment) => (
        <MoneyLine key={payment.id} payment={payment} />
      ))}
      {list.hasMore && (
        <li>
          <ShowMore list={list} />
        </li>
      )}
    </Box>
  );
  return (
    <Box component="section" aria-labelledby={id} className={card.frame} sx={frame}>
      <ChangeTint of={sum} />
      <Typography id={id} component="h3" variant="body2" sx={{ color: 'text.secondary', fontWeight: 650 }}>
        {title}
      </Typography>
      <Box
        component="strong"
        sx={{ fontSize: '1.625rem', lineHeight: 1.2, fontWeight: 780, letterSpacing: '-0.02em' }}
      >
        {bookingsText.sumOf(sum, list.hasMore)}
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {hint}
      </Typography>
      {folded ? (
        <details>
          <Box component="summary" sx={{ cursor: 'pointer', typography: 'body2', fontWeight: 650 }}>
            {bookingsText.paymentsOf(list.rows.length, list.hasMore)}
          </Box>
          {rows}
        </details>
      ) : (
        rows
      )}
    </Box>
  );
}
