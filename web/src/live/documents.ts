import { type Contact, contactPath, orderPath, productPath } from '@bns/domain';
import { type DocumentSnapshot, doc } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import type { LiveDoc } from './liveTypes.ts';
import { openDocument } from './openDocument.ts';
import { type OrderRow, orderRow, type PhoneRow, phoneRow } from './rows.ts';
import { useUid } from './uid.ts';
import { useFeed } from './useFeed.ts';

export type { LiveDoc } from './liveTypes.ts';

/** One live document, of whatever kind `dataOf` reads it as. */
export function useDocument<Data>(
  path: string,
  dataOf: (document: DocumentSnapshot) => Data | undefined,
): LiveDoc<Data> {
  const db = useFirestore();
  return useFeed<LiveDoc<Data>>(path, () => openDocument(doc(db, path), dataOf));
}

/** A phone as it is now; missing where it was deleted, or is hidden from this person. */
export function usePhone(productId: string): LiveDoc<PhoneRow> {
  return useDocument(productPath(productId), phoneRow);
}

/** This person's booking of a phone. */
export function useOrder(productId: string): LiveDoc<OrderRow> {
  return useDocument(orderPath(useUid(), productId), orderRow);
}

/** The seller's e-mail and number: for the seller, admins and who has booked the phone (decisions 8). */
export function useContact(productId: string): LiveDoc<Contact> {
  return useDocument(contactPath(productId), (document) => document.data() as Contact);
}
