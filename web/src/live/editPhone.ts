import {
  type Contact,
  contactPath,
  type EditProductBody,
  editedPhone,
  MESSAGES,
  productPath,
  requireEditable,
  reservationPath,
} from '@bns/domain';
import { type DocumentData, doc, Timestamp } from 'firebase/firestore';
import { commit } from './commit.ts';
import { readPhone } from './readPhone.ts';

/**
 * Changes an own phone and its number in one commit; open bookings keep what was agreed.
 * @returns false where it says all of that already
 * @throws DomainError where it is sold, gone or reserved by a payment, for the rules, the network
 */
export function editPhone(productId: string, values: EditProductBody): Promise<boolean> {
  let written = false;
  return commit(MESSAGES.wrong, async (transaction, db) => {
    const [phone, reach] = [doc(db, productPath(productId)), doc(db, contactPath(productId))];
    const product = requireEditable(await readPhone(transaction, db, productId), false);
    requireEditable(product, isHeld((await transaction.get(doc(db, reservationPath(productId)))).data()));
    const contact = (await transaction.get(reach)).data() as Contact | undefined;
    const edited = editedPhone(product, contact, values);
    if (edited === null) return written;
    if (Object.keys(edited.product).length > 0) transaction.update(phone, edited.product);
    if (Object.keys(edited.contact).length > 0) transaction.update(reach, edited.contact);
    written = true;
    return true;
  });
}

/** Whether a payment holds a phone, as the rules have it. */
function isHeld(reservation: DocumentData | undefined): boolean {
  const until: unknown = reservation?.['until'];
  return until instanceof Timestamp && until.toMillis() > Date.now();
}
