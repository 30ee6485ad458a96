import { MESSAGES } from '@bns/domain';
import Button from '@mui/material/Button';
import { faultWords } from '../../api/faultWords.ts';
import { declineOrder, handOverOrder } from '../../api/orders.ts';
import type { OrderRow } from '../../live/lists.ts';
import { bookingsText } from '../../texts/bookings.ts';
import { notify } from '../../ui/notify.ts';
import type { Question } from '../../ui/useQuestion.tsx';

type BookingActsProps = {
  booking: OrderRow;
  /** The page's question: the buttons leave with the state that they end. */
  ask: (question: Question) => void;
};

/**
 * What a seller does with an open booking, or with one that is paid and cannot be declined any more; each asks first, and
 * the list shows what came of it.
 */
export function BookingActs({ booking, ask }: BookingActsProps) {
  const { id, title, buyerName } = booking;
  const isPaid = booking.status === 'paid';
  const { text, done } = handOverWords(booking);
  const askHandOver = () =>
    ask({
      title: bookingsText.handOverTitle(title, buyerName),
      text,
      verb: bookingsText.handOver,
      act: () => tell(() => handOverOrder(id), done),
    });
  const askDecline = () =>
    ask({
      title: bookingsText.declineTitle(buyerName),
      text: bookingsText.declineText,
      verb: bookingsText.decline,
      danger: true,
      act: () => tell(() => declineOrder(id), bookingsText.declined),
    });
  return (
    <>
      <Button variant="contained" onClick={askHandOver}>
        {bookingsText.handOver}
      </Button>
      {!isPaid && (
        <Button variant="outlined" color="error" onClick={askDecline}>
          {bookingsText.decline}
        </Button>
      )}
    </>
  );
}

/** What the question says, and what is told once it is done: what comes of the money, where it was paid online. */
function handOverWords({ status, received, buyerName }: OrderRow): { text: string; done: string } {
  if (status !== 'paid')
    return { text: bookingsText.handOverText(buyerName), done: bookingsText.soldTo(buyerName) };
  return received === false
    ? { text: bookingsText.handOverMissingText(buyerName), done: bookingsText.handedMissing }
    : { text: bookingsText.handOverPaidText(buyerName), done: bookingsText.handedTo(buyerName) };
}

async function tell(act: () => Promise<boolean>, done: string): Promise<void> {
  try {
    if (await act()) notify.success(done);
    else notify.plain(bookingsText.already);
  } catch (fault) {
    notify.error(faultWords(fault, MESSAGES.wrong));
  }
}
