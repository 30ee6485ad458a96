import { CONTACT_STATUSES, NOTICE } from '@bns/domain';
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

/**
 * How many bookings stand; none while there may be some among those that are still to come.
 * @param standing those that are not over without a sale
 */
function headline(all: number, standing: number, more: boolean): string | undefined {
  if (standing > 0) return bookingsText.countOf(standing, more);
  if (more) return undefined;
  return all === 0 ? bookingsText.nobody : bookingsText.noneStands;
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
  const standing = rows.filter(({ status }) => CONTACT_STATUSES.includes(status)).length;
  const words = headline(rows.length, standing, hasMore || loadingMore);
  return (
    <Box sx={{ typography: 'body2' }}>
      {words !== undefined && (
        <Typography component="h3" variant="body2" sx={standing === 0 ? quiet : loud}>
          {words}
        </Typography>
      )}
      {rows.length > 0 && (
        <Box component="ul" aria-label={bookingsText.ofPhone} sx={scrolling}>
          {rows.map((booking) => (
            <BookingLine key={booking.id} booking={booking} />
          ))}
        </Box>
      )}
      {(hasMore || loadingMore) && (
        <Button loading={loadingMore} onClick={loadMore}>
          {bookingsText.more}
        </Button>
      )}
    </Box>
  );
}
