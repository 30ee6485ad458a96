import { type BookingAnswer, CONTACT_STATUSES, type Contact, type OrderAnswer } from '@bns/domain';
import type { StoredOrder } from '../store/orders.ts';
import { productAnswer } from './productAnswer.ts';

/**
 * A whole order, for its buyer: with the seller's contact as long as it is open to him.
 * @param contact the seller's, undefined where there is none any more
 */
export function orderAnswer(
  id: string,
  order: StoredOrder,
  contact: Omit<Contact, 'sellerId'> | undefined,
): OrderAnswer {
  const { buyerEmail, status } = order;
  return { ...bookingAnswer(id, order), buyerEmail, ...(CONTACT_STATUSES.includes(status) && contact) };
}

/** A whole order, for the seller of its phone. */
export function bookingAnswer(id: string, order: StoredOrder): BookingAnswer {
  const { productId, buyerName, buyerPhone, meetingLocation, orderedAt, status, closedReason } = order;
  const { handedOverAt, received, tranId } = order;
  return {
    ...productAnswer(id, order),
    productId,
    buyerName,
    buyerPhone,
    meetingLocation,
    status,
    orderedAt: orderedAt.toDate().toISOString(),
    ...(closedReason !== null && { closedReason }),
    productGone: order.productGone === true,
    ...(handedOverAt !== undefined && { handedOverAt: handedOverAt.toDate().toISOString() }),
    ...(received !== undefined && { received }),
    ...(tranId !== undefined && { tranId }),
  };
}
