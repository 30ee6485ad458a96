import type { Category } from './category.ts';
import type { ClosedReason, Order } from './order.ts';
import { PRODUCT_KEYS, type Product, type ProductFields, productFields } from './product.ts';
import type { Reporter, ReportedProduct } from './report.ts';
import type { User } from './user.ts';

/**
 * What copies say, given their source (architecture "Copies"). A wanted field that is `undefined` stands for a key that is
 * absent. Triggers write by these functions, repair compares by them.
 */

/** The fields of a phone that follow `users/{sellerId}`. */
export const SELLER_FIELDS = ['sellerName', 'sellerVerified', 'isHidden'] as const;
/** The fields of a person that his phones follow. */
export const SELLER_SOURCE = ['name', 'isVerified', 'isDeleted'] as const satisfies (keyof User<unknown>)[];
/** The fields of a phone that follow `categories/{categoryId}`. */
export const CATEGORY_FIELDS = ['categoryName'] as const;
/** The fields of a wish that follow its phone. */
export const WISH_FIELDS = [...PRODUCT_KEYS, 'productGone'] as const;
/** The fields of an order that follow its phone; the others are the agreement. */
export const ORDER_FIELDS = ['sellerName', 'sellerVerified', 'isSold', 'productGone'] as const;
/** The fields of a reported phone that follow the phone and its reporters. */
export const REPORT_FIELDS = [
  ...PRODUCT_KEYS,
  'productId',
  'reportCount',
  'reasons',
  'lastReportedAt',
  'state',
] as const;

type Gone = { productGone: true | undefined };

/** Nothing else hides a phone than that its seller is gone. */
export function sellerCopy(
  user: Pick<User<unknown>, (typeof SELLER_SOURCE)[number]>,
): Pick<ProductFields<unknown>, (typeof SELLER_FIELDS)[number]> {
  return { sellerName: user.name, sellerVerified: user.isVerified, isHidden: user.isDeleted };
}

export function categoryCopy({
  categoryName,
}: Pick<Category, 'categoryName'>): Pick<ProductFields<unknown>, (typeof CATEGORY_FIELDS)[number]> {
  return { categoryName };
}

/** @param product undefined where it was deleted: then the wish keeps its last copy and says that the phone is gone */
export function wishCopy<Time>(
  product: Product<Time> | undefined,
): (ProductFields<Time> & Gone) | { productGone: true } {
  if (product === undefined) return { productGone: true };
  return { ...productFields(product), productGone: goneOf(product) };
}

/** @param product undefined where it was deleted: then the order keeps its last copy and says that the phone is gone */
export function orderCopy(
  product: OrderSource | undefined,
): (Omit<OrderSource, 'isHidden'> & Gone) | { productGone: true } {
  if (product === undefined) return { productGone: true };
  const { sellerName, sellerVerified, isSold } = product;
  return { sellerName, sellerVerified, isSold, productGone: goneOf(product) };
}
type OrderSource = Pick<ProductFields<unknown>, 'sellerName' | 'sellerVerified' | 'isSold' | 'isHidden'>;

/** Why a booking of this phone cannot go on; null where it can. */
export function reasonToClose(
  product: Pick<ProductFields<unknown>, 'isSold' | 'isHidden'> | undefined,
  buyer: Pick<User<unknown>, 'isDeleted'> | undefined,
): ClosedReason | null {
  if (product === undefined) return 'phoneRemoved';
  if (product.isHidden) return 'sellerDeleted';
  if (product.isSold) return 'soldToOther';
  return buyer?.isDeleted === true ? 'buyerDeleted' : null;
}

/** The move booked → closed; an order in any other state stays as it is, whatever becomes of its phone. */
export function closing(
  order: Pick<Order<unknown>, 'status'>,
  closedReason: ClosedReason | null,
): Partial<Pick<Order<unknown>, 'status' | 'closedReason'>> {
  if (closedReason === null || order.status !== 'booked') return {};
  return { status: 'closed', closedReason };
}

/** How many reported a phone, for which reasons, and when last. */
export type ReportTally<Time> = Pick<ReportedProduct<Time>, 'reportCount' | 'reasons' | 'lastReportedAt'>;

/** Which of two times is the earlier one. */
type IsBefore<Time> = (one: Time, other: Time) => boolean;

/** Counts one more report; the reporters of a phone may be too many to be held at once. */
export function addReport<Time>(
  tally: ReportTally<Time> | undefined,
  { reason, at }: Pick<Reporter<Time>, 'reason' | 'at'>,
  isBefore: IsBefore<Time>,
): ReportTally<Time> {
  const { reportCount = 0, reasons = {}, lastReportedAt = at } = tally ?? {};
  return {
    reportCount: reportCount + 1,
    reasons: { ...reasons, [reason]: (reasons[reason] ?? 0) + 1 },
    lastReportedAt: isBefore(lastReportedAt, at) ? at : lastReportedAt,
  };
}

type Decision<Time> = Pick<ReportedProduct<Time>, 'decidedBy' | 'decidedAt'>;

type Reported<Time> = {
  productId: string;
  product: Product<Time>;
  tally: ReportTally<Time>;
  /** What the kept document says of an admin's decision. */
  decision: Decision<Time> | undefined;
};

/** `reportedProducts/{productId}`: dismissed as long as no report is newer than the decision. */
export function reportCopy<Time>(
  { productId, product, tally, decision }: Reported<Time>,
  isBefore: IsBefore<Time>,
): ReportedProduct<Time> {
  const { decidedBy = null, decidedAt = null } = decision ?? {};
  const isDecided = decidedAt !== null && !isBefore(decidedAt, tally.lastReportedAt);
  return {
    ...productFields(product),
    productId,
    ...tally,
    state: isDecided ? 'dismissed' : 'open',
    decidedBy,
    decidedAt,
  };
}

/**
 * What of the wanted fields a document does not say yet.
 * @param same whether two values are equal
 * @returns null where it says all of it
 */
export function differences<Wanted extends object>(
  document: Readonly<Record<string, unknown>>,
  wanted: Wanted,
  same: (one: unknown, other: unknown) => boolean,
): Partial<Wanted> | null {
  const differing = Object.entries(wanted).filter(([key, value]) => !same(document[key], value));
  return differing.length === 0 ? null : (Object.fromEntries(differing) as Partial<Wanted>);
}

const goneOf = ({ isHidden }: Pick<ProductFields<unknown>, 'isHidden'>): true | undefined =>
  isHidden ? true : undefined;
