import { orderWords, type Receipt } from '@bns/domain';
import type { OrderRow } from '../../live/lists.ts';
import { orderReceipt } from '../../live/orderReceipt.ts';
import { bookingsText } from '../../texts/bookings.ts';

const RECEIVED: Partial<Record<Receipt, string>> = {
  open: bookingsText.waiting,
  received: bookingsText.paid,
  missing: bookingsText.missing,
};

/** How a booking stands, in words for the seller of its phone. */
export function bookingState(booking: OrderRow): string {
  return RECEIVED[orderReceipt(booking)] ?? orderWords(booking);
}
