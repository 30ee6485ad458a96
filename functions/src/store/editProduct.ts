import {
  type Contact,
  contactPath,
  DomainError,
  type EditProductBody,
  editedPhone,
  NOTICE,
  productPath,
  requireEditable,
  reservationPath,
} from '@bns/domain';
import { db } from '../firebase.ts';
import { type Actor, actingIn } from './actor.ts';
import { inTransaction } from './inTransaction.ts';
import type { StoredProduct } from './products.ts';
import { holds } from './reservations.ts';

/**
 * Edits a phone and its contact in one transaction. 4 reads, 0 to 2 writes. A contact that was lost is made anew.
 * @returns false where nothing changes
 * @throws DomainError `not-found`, `sold`, `conflict`, or what the judgement of the actor throws
 */
export function editProduct(productId: string, values: EditProductBody, actor: Actor): Promise<boolean> {
  const phoneRow = db.doc(productPath(productId));
  const contactRow = db.doc(contactPath(productId));
  return inTransaction(async (transaction) => {
    const [phone, found, reservation] = await transaction.getAll(
      phoneRow,
      contactRow,
      db.doc(reservationPath(productId)),
    );
    const stored = phone?.data() as StoredProduct | undefined;
    if (stored === undefined) throw new DomainError('not-found', NOTICE.gone);
    const { person } = await actingIn(transaction, actor, stored.sellerId);
    const product = requireEditable(stored, holds(reservation));
    const contact = found?.data() as Contact | undefined;
    const edited = editedPhone(product, contact, values);
    if (edited === null) return false;
    const { sellerPhone } = edited.contact;
    if (Object.keys(edited.product).length > 0) transaction.update(phoneRow, edited.product);
    if (sellerPhone !== undefined) {
      const { sellerId } = product;
      transaction.set(contactRow, { sellerId, sellerEmail: person?.email, ...contact, sellerPhone });
    }
    return true;
  });
}
