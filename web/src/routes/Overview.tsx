import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ListHeading } from '../features/catalogue/ListHeading.tsx';
import { CHART_HEIGHT, DayChart } from '../features/moderation/DayChart.tsx';
import { DayTable } from '../features/moderation/DayTable.tsx';
import { Totals } from '../features/moderation/Totals.tsx';
import { useOverview } from '../live/stats.ts';
import { overviewText } from '../texts/overview.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';

const stack = { display: 'grid', gap: 3, minWidth: 0 } as const;
const charts = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
/** Heading, sum and paddings round a chart. */
const CHART_FRAME = 88;

function Numbers() {
  const overview = useOverview();
  if (overview.status === 'loading') {
    return (
      <Box role="status" aria-label={overviewText.loading} sx={stack}>
        <Totals />
        <Box sx={charts}>
          <Skeleton variant="rounded" height={CHART_HEIGHT + CHART_FRAME} sx={{ borderRadius: '16px' }} />
          <Skeleton variant="rounded" height={CHART_HEIGHT + CHART_FRAME} sx={{ borderRadius: '16px' }} />
        </Box>
      </Box>
    );
  }
  if (overview.status === 'error') {
    return <ErrorPanel title={overviewText.failed} onRetry={overview.retry} />;
  }
  const { total, days } = overview.data;
  return (
    <Box sx={stack}>
      <Totals total={total} />
      <Box sx={charts}>
        <DayChart
          title={overviewText.listingsPerDay}
          colour="primary"
          days={days.map(({ day, listings }) => ({ day, count: listings }))}
        />
        <DayChart
          title={overviewText.bookingsPerDay}
          colour="secondary"
          days={days.map(({ day, bookings }) => ({ day, count: bookings }))}
        />
      </Box>
      <DayTable days={days} />
    </Box>
  );
}

/** The market in numbers, live. */
export default function Overview() {
  return (
    <>
      <ListHeading title={overviewText.heading} hint={overviewText.hint} />
      <Numbers />
    </>
  );
}
