import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Counts } from '../../live/stats.ts';
import { overviewText } from '../../texts/overview.ts';
import card from '../../ui/card.module.css';
import { ChangeTint } from '../../ui/ChangeTint.tsx';

const grid = {
  display: 'grid',
  gap: 2,
  m: 0,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
} as const;
const tile = { position: 'relative', zIndex: 0, gap: 0.5, p: 2.5 } as const;
const figure = {
  m: 0,
  fontSize: { xs: '1.625rem', sm: '2.125rem' },
  lineHeight: 1.15,
  fontWeight: 750,
  letterSpacing: '-0.015em',
  fontVariantNumeric: 'tabular-nums',
} as const;

const KEYS = ['users', 'listings', 'bookings', 'sold'] as const;

/** How many there are in all; what has just changed is tinted. Without numbers: while they are on their way. */
export function Totals({ total }: { total?: Counts | undefined }) {
  return (
    <Box component="dl" aria-label={overviewText.totals} sx={grid}>
      {KEYS.map((key) => (
        <Box key={key} className={card.frame} sx={tile}>
          {total !== undefined && <ChangeTint of={String(total[key])} />}
          <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary', fontWeight: 600 }}>
            {overviewText[key]}
          </Box>
          <Box component="dd" sx={figure}>
            {total === undefined ? <Skeleton width="60%" /> : overviewText.number(total[key])}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
