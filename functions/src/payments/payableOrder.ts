import {
  DomainError,
  isPayableOnline,
  NOTICE,
  type Order,
  PAYMENT_NOTICE,
  type Product,
  productPath,
  requireOnMarket,
  orderStands,
} from '@bns/domain';
import type { Documents } from './documents.ts';

/**
 * The order that is to be paid for; 2 reads.
 * @throws DomainError `not-found`, `sold`, or `conflict` where it is no open booking, or outside what can be paid online
 */
export async function payableOrder(documents: Documents, orderId: string): Promise<Order<Date>> {
  const order = (await documents.read(`orders/${orderId}`))?.data as Order<Date> | undefined;
  if (order === undefined) throw new DomainError('not-found', NOTICE.noSuchOrder);
  const product = (await documents.read(productPath(order.productId)))?.data as Product<Date> | undefined;
  if (order.status !== 'booked') {
    throw orderStands(order.status);
  }
  requireOnMarket(product);
  if (!isPayableOnline(order.resalePrice)) throw new DomainError('conflict', PAYMENT_NOTICE.outsideLimits);
  return order;
}
