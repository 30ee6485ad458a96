import { CLOSED_WORDS, ORDER_WORDS } from '@bns/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OrderRow } from '../../live/lists.ts';
import { shortMoment } from '../../ui/shortMoment.ts';
import { TelLink } from '../../ui/TelLink.tsx';

const line = {
  display: 'grid',
  gap: 0.25,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
} as const;

function stateOf({ status, closedReason }: OrderRow): string {
  return status === 'closed' && closedReason !== null ? CLOSED_WORDS[closedReason] : ORDER_WORDS[status];
}

function BookingLine({ booking }: { booking: OrderRow }) {
  return (
    <Box component="li" sx={line}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, justifyContent: 'space-between' }}>
        <strong>{booking.buyerName}</strong>
        <Box component="span" sx={{ color: 'primary.main', fontWeight: 650 }}>
          {stateOf(booking)}
        </Box>
      </Box>
      <span>Meet at {booking.meetingLocation}</span>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <TelLink phone={booking.buyerPhone} />
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {shortMoment(booking.orderedAt)}
        </Box>
      </Box>
    </Box>
  );
}

/** Who has booked a phone, live, for its seller: name, number, place, when, and how it stands. */
export function PhoneBookings({ bookings }: { bookings: readonly OrderRow[] }) {
  return (
    <Box sx={{ typography: 'body2' }}>
      <Typography component="h3" variant="body2" sx={{ fontWeight: 700, mb: bookings.length > 0 ? 1 : 0 }}>
        {headline(bookings.length)}
      </Typography>
      {bookings.length > 0 && (
        <Box component="ul" aria-label="Bookings" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {bookings.map((booking) => (
            <BookingLine key={booking.id} booking={booking} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function headline(count: number): string {
  if (count === 0) return 'Nobody has booked it yet';
  return count === 1 ? '1 booking' : `${count} bookings`;
}
