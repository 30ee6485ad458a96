import type { Order, ProductFields, Wish } from '@bns/domain';
import { type DocumentData, type DocumentSnapshot, Timestamp } from 'firebase/firestore';

/** A phone as screens have it; times are null while the server's is pending, or where one is missing or no time. */
export type PhoneRow = ProductFields<Date | null> & { id: string };
export type WishRow = Wish<Date | null> & { id: string };
export type OrderRow = Order<Date | null> & { id: string };

export function dateOrNull(value: unknown): Date | null {
  return value instanceof Timestamp ? value.toDate() : null;
}

/** The document with its id and with real dates, whatever stands in its time fields (case 24). */
function rowOf(document: DocumentSnapshot, times: readonly string[]): DocumentData {
  const data = document.data() ?? {};
  const dates = times.map((field) => [field, dateOrNull(data[field])] as const);
  return { ...data, ...Object.fromEntries(dates), id: document.id };
}

export const phoneRow = (document: DocumentSnapshot) => rowOf(document, ['time']) as PhoneRow;
export const wishRow = (document: DocumentSnapshot) => rowOf(document, ['time', 'addedAt']) as WishRow;
export const orderRow = (document: DocumentSnapshot) => rowOf(document, ['time', 'orderedAt']) as OrderRow;
