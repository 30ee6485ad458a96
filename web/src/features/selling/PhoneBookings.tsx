import { NOTICE } from '@bns/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { LiveList, OrderRow } from '../../live/lists.ts';
import { bookingsText } from '../../texts/bookings.ts';
import { BookingLine } from './BookingLine.tsx';

const loud = { fontWeight: 700, mb: 1 } as const;
const quiet = { color: 'text.secondary' } as const;

/** Beside other cards a phone with many bookings stays about as high as they are. */
const scrolling = {
  m: 0,
  p: 0,
  listStyle: 'none',
  maxHeight: { sm: 232 },
  overflowY: 'auto',
  scrollbarWidth: 'thin',
} as const;

function headline(count: number, more: boolean): string {
  return count === 0 ? bookingsText.nobody : bookingsText.countOf(count, more);
}

/** Who has booked a phone, live, the newest first. */
export function PhoneBookings({ bookings }: { bookings: LiveList<OrderRow> }) {
  if (bookings.status === 'loading') return <Skeleton width="60%" />;
  if (bookings.status === 'error') {
    return (
      <Typography variant="body2" role="alert">
        {NOTICE.bookingsFailed}. <Button onClick={bookings.retry}>{bookingsText.tryAgain}</Button>
      </Typography>
    );
  }
  const { rows, hasMore, loadMore, loadingMore } = bookings;
  return (
    <Box sx={{ typography: 'body2' }}>
      <Typography component="h3" variant="body2" sx={rows.length === 0 ? quiet : loud}>
        {headline(rows.length, hasMore)}
      </Typography>
      {rows.length > 0 && (
        <Box component="ul" aria-label={bookingsText.ofPhone} sx={scrolling}>
          {rows.map((booking) => (
            <BookingLine key={booking.id} booking={booking} />
          ))}
        </Box>
      )}
      {hasMore && (
        <Button loading={loadingMore} onClick={loadMore}>
          {bookingsText.more}
        </Button>
      )}
    </Box>
  );
}
