import { orderWords, type Receipt } from '@bns/domain';
import type { OrderRow } from '../../live/lists.ts';
import { orderReceipt } from '../../live/orderReceipt.ts';
import { bookingsText } from '../../texts/bookings.ts';

const IN_PERSON: Partial<Record<Receipt, string>> = {
  open: bookingsText.waiting,
  received: bookingsText.paid,
  missing: bookingsText.missing,
};
const ONLINE: typeof IN_PERSON = {
  open: bookingsText.waitingOnline,
  received: bookingsText.paidAndHanded,
  missing: bookingsText.missing,
};

/** How a booking stands, in words for the seller of its phone. */
export function bookingState(booking: OrderRow): string {
  const receipt = orderReceipt(booking);
  if (booking.status === 'paid' && receipt === 'open') return bookingsText.paidOnline;
  return (booking.tranId === undefined ? IN_PERSON : ONLINE)[receipt] ?? orderWords(booking);
}
