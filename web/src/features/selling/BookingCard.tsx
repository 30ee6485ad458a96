import { CONTACT_STATUSES } from '@bns/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { OrderRow } from '../../live/lists.ts';
import { bookingsText } from '../../texts/bookings.ts';
import card from '../../ui/card.module.css';
import { ChangeTint } from '../../ui/ChangeTint.tsx';
import { LargePhoto } from '../../ui/LargePhoto.tsx';
import { PhoneName } from '../../ui/PhoneName.tsx';
import { PhoneNumber } from '../../ui/PhoneNumber.tsx';
import { Price } from '../../ui/Price.tsx';
import { shortMoment } from '../../ui/shortMoment.ts';
import text from '../../ui/text.module.css';
import type { Question } from '../../ui/useQuestion.tsx';
import { BookingActs } from './BookingActs.tsx';
import { bookingState } from './bookingState.ts';

type BookingCardProps = { booking: OrderRow; eager?: boolean; ask: (question: Question) => void };

const head = { display: 'grid', gridTemplateColumns: '88px minmax(0, 1fr)', gap: 1.5 } as const;

/** A booking of one's phone: which, for how much, who wants it, where, and how it stands. */
export function BookingCard({ booking, eager = false, ask }: BookingCardProps) {
  const id = useId();
  const open = booking.status === 'booked' || booking.status === 'paid';
  return (
    <Box
      component="article"
      aria-labelledby={id}
      className={card.frame}
      sx={{ position: 'relative', isolation: 'isolate', gap: 1.5, p: 2.5 }}
    >
      <ChangeTint of={`${booking.status} ${booking.received}`} />
      <Box sx={head}>
        <Box sx={{ overflow: 'hidden', borderRadius: '12px', alignSelf: 'start' }}>
          <LargePhoto src={booking.image} small={booking.cardImage} title={booking.title} eager={eager} />
        </Box>
        <div>
          <Typography id={id} component="h2" variant="h4" title={booking.title} className={text.twoLines}>
            <PhoneName
              title={booking.title}
              phoneId={booking.productGone === true ? undefined : booking.productId}
            />
          </Typography>
          <Price
            resalePrice={booking.resalePrice}
            originalPrice={booking.originalPrice}
            note={bookingsText.agreed}
          />
        </div>
      </Box>
      <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
        <Box component="strong" sx={{ display: 'block', typography: 'body1', fontWeight: 700 }}>
          {booking.buyerName}
        </Box>
        {bookingsText.meetAt(booking.meetingLocation)}
        <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
          {bookingsText.bookedOn(shortMoment(booking.orderedAt))}
        </Box>
      </Box>
      {CONTACT_STATUSES.includes(booking.status) && (
        <PhoneNumber phone={booking.buyerPhone} of={booking.buyerName} />
      )}
      <Box
        role="status"
        sx={{
          mt: 'auto',
          px: 1.5,
          py: 1,
          borderRadius: '12px',
          typography: 'body2',
          fontWeight: 650,
          bgcolor: open ? 'soft.green' : 'sand',
          color: open ? 'soft.onGreen' : 'text.primary',
        }}
      >
        {bookingState(booking)}
      </Box>
      {open && (
        <Box className={card.foot} sx={{ mt: 0, pt: 0 }}>
          <BookingActs booking={booking} ask={ask} />
        </Box>
      )}
    </Box>
  );
}
