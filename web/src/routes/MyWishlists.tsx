import { EMPTY, NOTICE } from '@bns/domain';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { BookButton } from '../features/buying/BookButton.tsx';
import { ListHeading } from '../features/catalogue/ListHeading.tsx';
import { EAGER_CARDS, PhoneList } from '../features/catalogue/PhoneList.tsx';
import { useReport } from '../features/moderation/ReportDesk.tsx';
import { RemoveWishButton } from '../features/wishlist/RemoveWishButton.tsx';
import { useMyWishes, type WishRow } from '../live/lists.ts';
import { useBookedIds } from '../live/mine.ts';
import { bookingText } from '../texts/booking.ts';
import { wishlistText } from '../texts/wishlist.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FocusKept } from '../ui/FocusKept.tsx';
import { PhoneCard } from '../ui/PhoneCard.tsx';
import { type Question, useQuestion } from '../ui/useQuestion.tsx';
import { PhoneDesks } from './PhoneDesks.tsx';

const empty = (
  <EmptyState
    art="wishlist"
    title={EMPTY.wishlist}
    hint={wishlistText.emptyHint}
    action={
      <Button component={Link} to={paths.allProducts} variant="contained">
        {wishlistText.allProducts}
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

type WishCardProps = {
  wish: WishRow;
  booked: boolean;
  eager: boolean;
  ask: (question: Question) => void;
};

/** A wish: it can be booked while it is on sale, and says so when it no longer is (case 31). */
function WishCard({ wish, booked, eager, ask }: WishCardProps) {
  const report = useReport(wish);
  const gone = wish.productGone === true || wish.isHidden;
  const over = gone ? NOTICE.gone : wish.isSold ? NOTICE.sold : undefined;
  return (
    <PhoneCard
      phone={wish}
      phoneId={gone ? undefined : wish.productId}
      booked={booked}
      eager={eager}
      onReport={gone || wish.sellerId === wish.buyerId ? undefined : report}
      actions={
        <>
          {over === undefined ? (
            <BookButton phone={wish} booked={booked} bookedLabel={bookingText.booked} />
          ) : (
            <Typography sx={overLook}>{over}</Typography>
          )}
          <RemoveWishButton wish={wish} ask={ask} />
        </>
      }
    />
  );
}

/** The phones that the person wishes for, live (spec §2). */
export default function MyWishlists() {
  const booked = useBookedIds();
  const [ask, question] = useQuestion();
  return (
    <PhoneDesks>
      <ListHeading title={wishlistText.heading} />
      <FocusKept label={wishlistText.heading}>
        <PhoneList
          list={useMyWishes()}
          empty={empty}
          card={(wish, at) => (
            <WishCard
              key={wish.id}
              wish={wish}
              booked={booked.has(wish.productId)}
              eager={at < EAGER_CARDS}
              ask={ask}
            />
          )}
        />
      </FocusKept>
      {question}
    </PhoneDesks>
  );
}
