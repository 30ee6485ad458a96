import { EMPTY, NOTICE } from '@bns/domain';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { BookButton } from '../features/buying/BookButton.tsx';
import { ListHeading } from '../features/catalogue/ListHeading.tsx';
import { EAGER_CARDS, PhoneList } from '../features/catalogue/PhoneList.tsx';
import { useReport } from '../features/moderation/ReportDesk.tsx';
import { useMyWishes, type WishRow } from '../live/lists.ts';
import { useBookedIds } from '../live/mine.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PhoneCard } from '../ui/PhoneCard.tsx';
import { PhoneDesks } from './PhoneDesks.tsx';

const empty = (
  <EmptyState
    art="wishlist"
    title={EMPTY.wishlist}
    hint="Press Wishlist on a phone that you like, and it waits here for you."
    action={
      <Button component={Link} to={paths.allProducts} variant="contained">
        All Products
      </Button>
    }
  />
);

/** Stands where the button was, as high as it. */
const overLook = {
  display: 'grid',
  placeItems: 'center',
  minHeight: 44,
  borderRadius: '12px',
  bgcolor: 'sand',
  typography: 'body2',
  fontWeight: 650,
} as const;

type WishCardProps = { wish: WishRow; booked: boolean; eager: boolean };

/** A wish: it can be booked while it is on sale, and says so when it no longer is (case 31). */
function WishCard({ wish, booked, eager }: WishCardProps) {
  const report = useReport(wish);
  const gone = wish.productGone === true || wish.isHidden;
  const over = gone ? NOTICE.gone : wish.isSold ? NOTICE.sold : undefined;
  return (
    <PhoneCard
      phone={wish}
      booked={booked}
      eager={eager}
      onReport={gone || wish.sellerId === wish.buyerId ? undefined : report}
      actions={
        over === undefined ? (
          <BookButton phone={wish} booked={booked} bookedLabel="Booked" />
        ) : (
          <Typography sx={overLook}>{over}</Typography>
        )
      }
    />
  );
}

/** The phones that the person wishes for, live (spec §2). */
export default function MyWishlists() {
  const booked = useBookedIds();
  return (
    <PhoneDesks>
      <ListHeading title="My Wishlists" />
      <PhoneList
        list={useMyWishes()}
        empty={empty}
        card={(wish, at) => (
          <WishCard key={wish.id} wish={wish} booked={booked.has(wish.productId)} eager={at < EAGER_CARDS} />
        )}
      />
    </PhoneDesks>
  );
}
