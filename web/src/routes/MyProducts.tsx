import { EMPTY, NOTICE } from '@bns/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { ListHeading } from '../features/catalogue/ListHeading.tsx';
import { EAGER_CARDS, PhoneList } from '../features/catalogue/PhoneList.tsx';
import { MyPhoneCard } from '../features/selling/MyPhoneCard.tsx';
import { useBookings, useMyPhones } from '../live/lists.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';

const addProduct = (
  <Button component={Link} to={paths.addProduct} variant="contained">
    Add Product
  </Button>
);

const empty = (
  <EmptyState
    art="phones"
    title={EMPTY.myProducts}
    hint="List a phone with one photo. Its bookings then appear here."
    action={addProduct}
  />
);

/** The phones that the person sells and who has booked them, live (spec §2). */
export default function MyProducts() {
  const phones = useMyPhones();
  const ids = phones.status === 'ready' ? phones.rows.map((phone) => phone.id) : [];
  const bookings = useBookings(ids);
  return (
    <>
      <ListHeading action={ids.length > 0 && addProduct}>My Products</ListHeading>
      {bookings.status === 'error' && (
        <Box sx={{ mb: 3 }}>
          <ErrorPanel title={NOTICE.bookingsFailed} onRetry={bookings.retry} />
        </Box>
      )}
      <PhoneList
        list={phones}
        empty={empty}
        card={(phone, at) => (
          <MyPhoneCard
            key={phone.id}
            phone={phone}
            eager={at < EAGER_CARDS}
            bookings={
              bookings.status === 'ready'
                ? bookings.rows.filter((booking) => booking.productId === phone.id)
                : undefined
            }
          />
        )}
      />
    </>
  );
}
