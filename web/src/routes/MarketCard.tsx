import { BookButton } from '../features/buying/BookButton.tsx';
import { PhoneAnchor } from '../features/catalogue/PhoneAnchor.tsx';
import { useReport } from '../features/moderation/ReportDesk.tsx';
import { WishButton } from '../features/wishlist/WishButton.tsx';
import { useSession } from '../live/session.ts';
import { type CardPhone, PhoneCard } from '../ui/PhoneCard.tsx';

type MarketCardProps = {
  phone: CardPhone & { productId: string; sellerId: string };
  booked?: boolean;
  titleAs?: 'h2' | 'h3';
  eager?: boolean;
};

/**
 * A phone on sale with what may be done with it: Book Now, Wishlist, report (not one's own). It works for
 * signed-out people and imports nothing that reads Firestore. It stands inside PhoneDesks.
 */
export function MarketCard({ phone, booked = false, titleAs = 'h2', eager = false }: MarketCardProps) {
  const session = useSession();
  const report = useReport(phone);
  const own = session.status === 'signedIn' && session.person.uid === phone.sellerId;
  const actions = (
    <>
      <BookButton phone={phone} booked={booked} />
      <WishButton phone={phone} />
    </>
  );
  return (
    <PhoneAnchor productId={phone.productId}>
      <PhoneCard
        phone={phone}
        phoneId={phone.productId}
        booked={booked}
        titleAs={titleAs}
        eager={eager}
        actions={actions}
        onReport={own ? undefined : report}
      />
    </PhoneAnchor>
  );
}
