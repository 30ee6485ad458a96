import * as yup from 'yup';
import { DomainError } from './errors.ts';
import { API_NOTICE, NOTICE } from './messages.ts';
import { ORDER_ID, type Order, orderMay, orderStands } from './order.ts';
import type { ProductFields } from './product.ts';

/** Body of `PUT /products/{productId}/sold`: to which booking, or to somebody else. */
export const sellProductBody = yup.object({
  orderId: yup.string().matches(ORDER_ID, API_NOTICE.badOrderId).optional(),
});
export type SellProductBody = yup.InferType<typeof sellProductBody>;

/** A booking as it is: undefined where there is none of that id. */
type Booking = Pick<Order<unknown>, 'productId' | 'status'> | undefined;

type Sold = { product: { isSold: true }; order: { status: 'handedOver' } | null };

/**
 * The move "sold in person", by the phone's seller (architecture "Money"). Triggers close the bookings that are left.
 * @param to the booking that it is sold to; null for somebody else
 * @param isReserved whether a payment holds the phone
 * @returns null where it has been sold so already
 * @throws DomainError `not-found`, `sold` or `conflict`
 */
export function sell(
  productId: string,
  product: Pick<ProductFields<unknown>, 'isSold'> | undefined,
  to: { booking: Booking } | null,
  isReserved: boolean,
): Sold | null {
  if (product === undefined) throw new DomainError('not-found', NOTICE.gone);
  if (to !== null && to.booking?.productId !== productId) {
    throw new DomainError('not-found', NOTICE.noSuchOrder);
  }
  const status = to?.booking?.status;
  if (product.isSold && (status === undefined || status === 'handedOver')) return null;
  if (product.isSold) throw new DomainError('sold', NOTICE.sold);
  if (isReserved) throw new DomainError('conflict', NOTICE.reservedStays);
  if (status === undefined) return { product: { isSold: true }, order: null };
  if (status !== 'booked' || !orderMay('seller', status, 'handedOver')) {
    throw orderStands(status);
  }
  return { product: { isSold: true }, order: { status: 'handedOver' } };
}
