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
import {
  type DocumentData,
  type DocumentReference,
  doc,
  Timestamp,
  type Transaction,
} from 'firebase/firestore';
import { editProduct } from '../api/products.ts';
import { commit } from './commit.ts';
import { firestoreCode } from './firestoreCode.ts';
import { readPhone } from './readPhone.ts';

/**
 * Changes an own phone and its number in one commit; open bookings keep what was agreed. A number that was lost is made
 * anew by the API.
 * @param values those that are absent stay
 * @returns false where it says all of that already
 * @throws DomainError where it is sold, gone or reserved by a payment, for the rules, the network; ApiError
 */
export async function editPhone(productId: string, values: EditProductBody): Promise<boolean> {
  let written = false;
  const edited = await commit(MESSAGES.wrong, async (transaction, db) => {
    const [phone, reach] = [doc(db, productPath(productId)), doc(db, contactPath(productId))];
    const product = requireEditable(await readPhone(transaction, db, productId), false);
    requireEditable(product, isHeld((await transaction.get(doc(db, reservationPath(productId)))).data()));
    const contact = values.sellerPhone === undefined ? undefined : await readContact(transaction, reach);
    if (contact === undefined && values.sellerPhone !== undefined) return 'lost';
    const changes = editedPhone(product, contact, values);
    if (changes === null) return written;
    if (Object.keys(changes.product).length > 0) transaction.update(phone, changes.product);
    if (Object.keys(changes.contact).length > 0) transaction.update(reach, changes.contact);
    written = true;
    return true;
  });
  return edited === 'lost' ? editProduct(productId, values) : edited;
}

/** The rules refuse to show a contact that is not there. */
async function readContact(transaction: Transaction, ref: DocumentReference): Promise<Contact | undefined> {
  try {
    return (await transaction.get(ref)).data() as Contact | undefined;
  } catch (cause) {
    if (firestoreCode(cause) === 'permission-denied') return undefined;
    throw cause;
  }
}

/** Whether a payment holds a phone, as the rules have it. */
function isHeld(reservation: DocumentData | undefined): boolean {
  const until: unknown = reservation?.['until'];
  return until instanceof Timestamp && until.toMillis() > Date.now();
}
