import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { CardList } from '../features/catalogue/CardList.tsx';
import { ListHeading } from '../features/catalogue/ListHeading.tsx';
import { EAGER_CARDS } from '../features/catalogue/PhoneList.tsx';
import { BookingCard } from '../features/selling/BookingCard.tsx';
import { BookingSkeletons } from '../features/selling/BookingSkeletons.tsx';
import { OwnMoney } from '../features/selling/OwnMoney.tsx';
import { useMyBookings } from '../live/bookings.ts';
import { useSession } from '../live/session.ts';
import { bookingsText } from '../texts/bookings.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FocusKept } from '../ui/FocusKept.tsx';
import { useQuestion } from '../ui/useQuestion.tsx';

const empty = (
  <EmptyState
    art="orders"
    title={bookingsText.none}
    hint={bookingsText.noneHint}
    action={
      <Button component={Link} to={paths.myProducts} variant="contained">
        {bookingsText.myProducts}
      </Button>
    }
  />
);

/** Who has booked the person's phones, the newest first, and what was paid online for them, live. */
export default function Bookings() {
  const [ask, question] = useQuestion();
  const session = useSession();
  return (
    <>
      <ListHeading title={bookingsText.heading} hint={bookingsText.hint} />
      {session.status === 'signedIn' && <OwnMoney uid={session.person.uid} />}
      <FocusKept label={bookingsText.heading}>
        <CardList
          list={useMyBookings()}
          empty={empty}
          loading={<BookingSkeletons />}
          card={(booking, at) => (
            <BookingCard key={booking.id} booking={booking} eager={at < EAGER_CARDS} ask={ask} />
          )}
        />
      </FocusKept>
      {question}
    </>
  );
}
