import Box from '@mui/material/Box';
import { overviewText } from '../../texts/overview.ts';
import type { DayCounts } from '../../live/stats.ts';
import card from '../../ui/card.module.css';
import { dayLabel } from './dayLabel.ts';

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { py: 0.75, px: 1, borderTop: 1, borderColor: 'divider', textAlign: 'right' },
  '& th:first-of-type': { textAlign: 'left', fontWeight: 500 },
  '& thead th': { borderTop: 0, fontWeight: 650, color: 'text.secondary' },
} as const;

/** What the charts show, in numbers, today first: for who does not see them, and for who wants to know exactly. */
export function DayTable({ days }: { days: readonly DayCounts[] }) {
  return (
    <Box component="details" className={card.frame} sx={{ display: 'block', typography: 'body2' }}>
      <Box component="summary" sx={{ p: 2, cursor: 'pointer', fontWeight: 650 }}>
        {overviewText.showTable}
      </Box>
      <Box sx={{ px: { xs: 1, sm: 2 }, pb: 2 }}>
        <Box component="table" aria-label={overviewText.showTable} sx={table}>
          <thead>
            <tr>
              <th scope="col">{overviewText.day}</th>
              <th scope="col">{overviewText.listings}</th>
              <th scope="col">{overviewText.bookings}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, listings, bookings }) => (
              <tr key={day}>
                <th scope="row">
                  <time dateTime={day}>{dayLabel(day)}</time>
                </th>
                <td>{overviewText.number(listings)}</td>
                <td>{overviewText.number(bookings)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
        <Box component="p" sx={{ m: 0, px: 1, pt: 1.5, typography: 'caption', color: 'text.secondary' }}>
          {overviewText.daysAreUtc}
        </Box>
      </Box>
    </Box>
  );
}
