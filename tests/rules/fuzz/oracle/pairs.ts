import {
  type Buyer,
  newOrder,
  newReporter,
  newWish,
  type Order,
  orderMay,
  type OrderStatus,
  orderPath,
  type Product,
  productPath,
  type ReportValues,
  wishPath,
} from '@bns/domain';
import { changed, equal } from '../after.ts';
import { type Fields, SERVER_TIME } from '../values.ts';
import { documentAt, isAlive, isCounted, type Judged, made, me } from './judged.ts';
import { isStored } from './schemas.ts';

/** The phone that a wish or an order names. */
function phoneOf({ given }: Judged, after: Fields): Product<unknown> | undefined {
  return documentAt<Product<unknown>>(given, productPath(String(after['productId'])));
}

/** The signed-in person as buyer; a person without a document says his name himself. */
function buyerOf(judged: Judged, after: Fields): Buyer {
  const name = me(judged)?.['name'] ?? after['buyerName'];
  return { uid: judged.who.uid, name: String(name), email: judged.who.email?.toLowerCase() ?? '' };
}

/** `wishlists/{wishId}`: what the domain makes of a phone that is not hidden; removed by its person. */
export function mayWriteWish(judged: Judged, wishId: string): boolean {
  const { who, before, after, projectId } = judged;
  if (!isAlive(judged)) return false;
  if (before !== undefined) return after === undefined && before['buyerId'] === who.uid;
  const phone = after && phoneOf(judged, after);
  if (after === undefined || phone === undefined || phone.isHidden) return false;
  const wish = newWish<unknown>(String(after['productId']), phone, buyerOf(judged, after), SERVER_TIME);
  return (
    `wishlists/${wishId}` === wishPath(who.uid, wish.productId) &&
    equal(wish, after) &&
    isStored('wish', wish, projectId)
  );
}

/** `orders/{orderId}`: booked, cancelled and booked again by its buyer. */
export function mayWriteOrder(judged: Judged, orderId: string): boolean {
  const { who, before, after } = judged;
  if (after === undefined || !isAlive(judged)) return false;
  if (before === undefined) return mayBook(judged, after, orderId);
  if (before['buyerId'] !== who.uid) return false;
  if (before['status'] === 'cancelled') return mayBook(judged, after, orderId);
  return (
    orderMay('buyer', before['status'] as OrderStatus, after['status'] as OrderStatus) &&
    equal({ ...before, status: after['status'] }, after)
  );
}

function mayBook(judged: Judged, after: Fields, orderId: string): boolean {
  const { who, before, projectId } = judged;
  const productId = String(after['productId']);
  const booking = {
    productId,
    product: phoneOf(judged, after),
    buyer: buyerOf(judged, after),
    now: SERVER_TIME,
  };
  const values = {
    buyerPhone: after['buyerPhone'] as string,
    meetingLocation: after['meetingLocation'] as string,
  };
  const order = made(() => newOrder<unknown>(booking, values, before as Order<unknown> | undefined));
  return (
    order !== undefined &&
    `orders/${orderId}` === orderPath(who.uid, productId) &&
    equal(order, after) &&
    isStored('order', order, projectId) &&
    isCounted(judged, 'bookings', productId)
  );
}

/** `reportedProducts/{productId}/reporters/{uid}`: once, by oneself, of another's phone. */
export function mayWriteReporter(judged: Judged, productId: string, uid: string): boolean {
  const { who, given, before, after, projectId } = judged;
  const phone = given[productPath(productId)];
  if (before !== undefined || after === undefined || phone === undefined) return false;
  return (
    uid === who.uid &&
    isAlive(judged) &&
    phone['sellerId'] !== uid &&
    changed(newReporter<unknown>(after as ReportValues, SERVER_TIME), after).length === 0 &&
    isStored('reporter', after, projectId) &&
    isCounted(judged, 'reports', productId)
  );
}
