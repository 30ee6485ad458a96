import { CONTACT_STATUSES } from '@bns/domain';
import Box from '@mui/material/Box';
import type { OrderRow } from '../../live/lists.ts';
import { shortMoment } from '../../ui/shortMoment.ts';
import { PhoneNumber } from '../../ui/PhoneNumber.tsx';
import { bookingState } from './bookingState.ts';

const line = {
  display: 'grid',
  gap: 0.25,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
} as const;

/** One booking, for the phone's seller: name, state, place, number and when. */
export function BookingLine({ booking }: { booking: OrderRow }) {
  const open = CONTACT_STATUSES.includes(booking.status);
  return (
    <Box component="li" sx={line}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, justifyContent: 'space-between' }}>
        <strong>{booking.buyerName}</strong>
        <Box component="span" sx={{ color: open ? 'primary.main' : 'text.secondary', fontWeight: 650 }}>
          {bookingState(booking)}
        </Box>
      </Box>
      <span>{booking.meetingLocation}</span>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        {open && <PhoneNumber phone={booking.buyerPhone} of={booking.buyerName} />}
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {shortMoment(booking.orderedAt)}
        </Box>
      </Box>
    </Box>
  );
}
