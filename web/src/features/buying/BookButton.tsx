import { MESSAGES, NOTICE } from '@bns/domain';
import { faultWords } from '../../api/faultWords.ts';
import type { Person } from '../../live/session.ts';
import { useLoginFirst } from '../../live/useLoginFirst.ts';
import { bookingText } from '../../texts/booking.ts';
import { notify } from '../../ui/notify.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { singleClick } from '../../ui/singleClick.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import type { BookablePhone } from './BookablePhone.ts';
import { useBookDesk } from './BookDesk.tsx';

type BookButtonProps = {
  phone: BookablePhone;
  booked?: boolean;
  /** What a booked phone's button says: the wishlist's turns into 'Booked' (decisions). */
  bookedLabel?: string;
};

/** Why this person cannot book this phone, in the order of the decisions; undefined where nothing speaks against it. */
function refusal(phone: BookablePhone, person: Person, booked: boolean): string | undefined {
  if (phone.sellerId === person.uid) return MESSAGES.ownProduct;
  if (phone.isSold) return NOTICE.sold;
  return booked ? MESSAGES.alreadyBooked(phone.title) : undefined;
}

/** Leads to the Book Now dialog, or says why not. It may stand on pages of signed-out people. */
export function BookButton({ phone, booked = false, bookedLabel = bookingText.bookNow }: BookButtonProps) {
  const [loginFirst, isWaiting] = useLoginFirst(phone.productId);
  const show = useBookDesk();
  const [open, isOpening] = useOneAtATime(async (person: Person) => {
    try {
      await show({ phone, person });
    } catch (fault) {
      notify.error(faultWords(fault, MESSAGES.worng));
    }
  });

  function press(person: Person): void {
    const words = refusal(phone, person, booked);
    if (words === undefined) void open(person);
    else notify.error(words);
  }
  return (
    <PlainButton
      variant={booked ? 'outlined' : 'contained'}
      aria-busy={isWaiting || isOpening}
      onClick={singleClick(() => loginFirst(press))}
    >
      {booked ? bookedLabel : bookingText.bookNow}
    </PlainButton>
  );
}
