import {
  COLLECTIONS,
  closing,
  ORDER_FIELDS,
  type Order,
  orderCopy,
  type ProductFields,
  reasonToClose,
  type User,
} from '@bns/domain';
import { db } from '../firebase.ts';
import { readProduct } from './products.ts';
import { type Fields, lacking, settleAll, settleOne } from './settling.ts';
import { readUser } from './users.ts';

type Phone = Pick<ProductFields<unknown>, 'sellerName' | 'sellerVerified' | 'isSold' | 'isHidden'>;
type Buyer = Pick<User<unknown>, 'isDeleted'>;

const READ = [...ORDER_FIELDS, 'status', 'closedReason'];

/** Makes the orders of a phone say what follows it, and closes its bookings where they cannot go on. */
export async function settleOrdersOf(productId: string, phone: Phone | undefined): Promise<void> {
  const orders = db.collection(COLLECTIONS.orders).where('productId', '==', productId);
  await settleAll(orders, { fields: READ, plan: (order) => orderLacks(order, phone, undefined) });
}

/** Closes the bookings of a buyer who was removed. */
export async function closeBookingsOf(buyerId: string): Promise<void> {
  const orders = db.collection(COLLECTIONS.orders).where('buyerId', '==', buyerId);
  const plan = (order: Fields) => lacking(order, closing(statusOf(order), 'buyerDeleted'));
  await settleAll(orders, { fields: READ, plan });
}

/** Makes one order say what follows its phone, and closes it where it cannot go on: at least 3 reads. */
export async function settleOrder(orderId: string): Promise<void> {
  await settleOne(`${COLLECTIONS.orders}/${orderId}`, async (order) => {
    const [found, buyer] = await Promise.all([
      readProduct(String(order['productId'])),
      readUser(String(order['buyerId'])),
    ]);
    return orderLacks(order, found?.product, buyer);
  });
}

/** What an order does not say of its phone and its buyer. */
export function orderLacks(order: Fields, phone: Phone | undefined, buyer: Buyer | undefined): Fields | null {
  return lacking(order, { ...orderCopy(phone), ...closing(statusOf(order), reasonToClose(phone, buyer)) });
}

const statusOf = (order: Fields) => ({ status: order['status'] as Order<unknown>['status'] });
