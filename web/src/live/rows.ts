import {
  isWhole,
  type Kinds,
  nameOrEmail,
  normalizeLine,
  ORDER_KINDS,
  type Order,
  PRODUCT_KINDS,
  type ProductFields,
  REPORT_KINDS,
  type ReportedProduct,
  type User,
  WISH_KINDS,
  type Wish,
} from '@bns/domain';
import { type DocumentData, type DocumentSnapshot, Timestamp } from 'firebase/firestore';

/** A phone as screens have it; times are null while the server's is pending, or where one is missing or no time. */
export type PhoneRow = ProductFields<Date | null> & { id: string };
export type WishRow = Wish<Date | null> & { id: string };
export type OrderRow = Order<Date | null> & { id: string };
export type ReportRow = Omit<ReportedProduct<Date | null>, 'decidedBy' | 'decidedAt'> & { id: string };
export type PersonRow = { id: string } & Pick<
  User<unknown>,
  'name' | 'email' | 'image' | 'isSeller' | 'isAdmin' | 'isVerified'
>;

export function dateOrNull(value: unknown): Date | null {
  return value instanceof Timestamp ? value.toDate() : null;
}

const PERSON: Kinds<Omit<PersonRow, 'id'>, never> = {
  name: 'string',
  email: 'string',
  image: 'string',
  isSeller: 'boolean',
  isAdmin: 'boolean',
  isVerified: 'boolean',
};

/**
 * The document with its id and with real dates, whatever stands in its time fields (case 24). Undefined where another
 * field is not what screens count on: it must not take the page with it.
 */
function rowOf(
  document: DocumentSnapshot,
  kinds: object,
  times: readonly string[],
): DocumentData | undefined {
  const data = document.data() ?? {};
  if (!isWhole(data, kinds)) return undefined;
  const dates = times.map((field) => [field, dateOrNull(data[field])] as const);
  return { ...data, ...Object.fromEntries(dates), id: document.id };
}

export const phoneRow = (document: DocumentSnapshot) =>
  rowOf(document, PRODUCT_KINDS, ['time']) as PhoneRow | undefined;
export const wishRow = (document: DocumentSnapshot) =>
  rowOf(document, WISH_KINDS, ['time', 'addedAt']) as WishRow | undefined;
export const orderRow = (document: DocumentSnapshot) =>
  rowOf(document, ORDER_KINDS, ['time', 'orderedAt', 'handedOverAt']) as OrderRow | undefined;
export const reportRow = (document: DocumentSnapshot) => {
  const row = rowOf(document, REPORT_KINDS, ['time', 'lastReportedAt']) as ReportRow | undefined;
  return row && { ...row, reasons: row.reasons ?? {} };
};

/** A name is put into sentences, where a bidi control in it would turn the rest round (case 56). */
export const personRow = (document: DocumentSnapshot) => {
  const row = rowOf(document, PERSON, []) as PersonRow | undefined;
  return row && { ...row, name: nameOrEmail(normalizeLine(row.name), row.email) };
};
