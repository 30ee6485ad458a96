import type { Order, ProductFields, Wish } from '@bns/domain';
import { type DocumentData, type DocumentSnapshot, Timestamp } from 'firebase/firestore';

/** A phone as screens have it; times are null while the server's is pending, or where one is missing or no time. */
export type PhoneRow = ProductFields<Date | null> & { id: string };
export type WishRow = Wish<Date | null> & { id: string };
export type OrderRow = Order<Date | null> & { id: string };

export function dateOrNull(value: unknown): Date | null {
  return value instanceof Timestamp ? value.toDate() : null;
}

type Kind<Value> = [Value] extends [string] ? 'string' : [Value] extends [number] ? 'number' : 'boolean';
type Kinds<Fields, Times extends keyof Fields> = {
  [Key in Exclude<keyof Fields, Times | 'productGone' | 'closedReason'>]: Kind<Fields[Key]>;
};

const PHONE: Kinds<ProductFields<unknown>, 'time'> = {
  title: 'string',
  categoryId: 'string',
  categoryName: 'string',
  image: 'string',
  description: 'string',
  originalPrice: 'number',
  resalePrice: 'number',
  yearsOfUse: 'string',
  condition: 'string',
  location: 'string',
  district: 'string',
  sellerId: 'string',
  sellerName: 'string',
  sellerVerified: 'boolean',
  isSold: 'boolean',
  isPaid: 'boolean',
  isAdvertised: 'boolean',
  isHidden: 'boolean',
};
const WISH: Kinds<Wish<unknown>, 'time' | 'addedAt'> = {
  ...PHONE,
  productId: 'string',
  buyerId: 'string',
  buyerEmail: 'string',
  buyerName: 'string',
};
const ORDER: Kinds<Order<unknown>, 'time' | 'orderedAt'> = {
  ...WISH,
  buyerPhone: 'string',
  meetingLocation: 'string',
  status: 'string',
};

/**
 * The document with its id and with real dates, whatever stands in its time fields (case 24). Undefined where another
 * field is not what screens count on: a script or the console wrote it, and it must not take the page with it.
 */
function rowOf(
  document: DocumentSnapshot,
  kinds: object,
  times: readonly string[],
): DocumentData | undefined {
  const data = document.data() ?? {};
  const whole = Object.entries(kinds).every(
    ([field, kind]) => typeof data[field] === kind && (kind !== 'number' || Number.isFinite(data[field])),
  );
  if (!whole) return undefined;
  const dates = times.map((field) => [field, dateOrNull(data[field])] as const);
  return { ...data, ...Object.fromEntries(dates), id: document.id };
}

export const phoneRow = (document: DocumentSnapshot) =>
  rowOf(document, PHONE, ['time']) as PhoneRow | undefined;
export const wishRow = (document: DocumentSnapshot) =>
  rowOf(document, WISH, ['time', 'addedAt']) as WishRow | undefined;
export const orderRow = (document: DocumentSnapshot) =>
  rowOf(document, ORDER, ['time', 'orderedAt']) as OrderRow | undefined;
