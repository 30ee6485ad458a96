import { sharedTitle } from '@bns/domain';
import { paths } from '../app/paths.ts';
import { BookButton } from '../features/buying/BookButton.tsx';
import { BuyBar } from '../features/catalogue/BuyBar.tsx';
import type { OpenPhone } from '../features/catalogue/OpenPhone.ts';
import { ShareButton } from '../features/catalogue/ShareButton.tsx';
import { SoldNote } from '../features/catalogue/SoldNote.tsx';
import { useReport } from '../features/moderation/ReportDesk.tsx';
import { WishButton } from '../features/wishlist/WishButton.tsx';
import { useSession } from '../live/session.ts';
import { bookingText } from '../texts/booking.ts';
import { phoneCardText } from '../texts/phoneCard.ts';
import { Icon } from '../ui/Icon.tsx';
import { singleClick } from '../ui/singleClick.ts';
import css from './PhoneActions.module.css';

/** Book Now, or that it is sold. */
export function PhoneBuy({ phone, booked }: { phone: OpenPhone; booked: boolean }) {
  return (
    <SoldNote phone={phone}>
      <BuyBar phone={phone}>
        <BookButton phone={phone} booked={booked} bookedLabel={bookingText.booked} />
      </BuyBar>
    </SoldNote>
  );
}

/** Wishlist (not of a sold one) and share. */
export function PhoneMore({ phone }: { phone: OpenPhone }) {
  return (
    <>
      {!phone.isSold && <WishButton phone={phone} />}
      <ShareButton text={sharedTitle(phone)} path={paths.phone(phone.productId)} />
    </>
  );
}

/** Report, of another's phone. It stands inside PhoneDesks. */
export function PhoneReport({ phone }: { phone: OpenPhone }) {
  const session = useSession();
  const report = useReport(phone);
  if (session.status === 'signedIn' && session.person.uid === phone.sellerId) return null;
  return (
    <button type="button" className={css.report} onClick={singleClick(report)}>
      <Icon name="flag" size={20} />
      {phoneCardText.report}
    </button>
  );
}
