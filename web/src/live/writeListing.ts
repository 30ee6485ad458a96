import {
  type AddProductValues,
  type Category,
  type CategoryRow,
  COLLECTIONS,
  categoryPath,
  contactPath,
  DomainError,
  FIELD,
  MESSAGES,
  NOTICE,
  newListing,
  type Photo,
  type User,
  userPath,
} from '@bns/domain';
import { collection, doc, serverTimestamp } from 'firebase/firestore';
import { commit } from './commit.ts';
import { firestore } from './firestore.ts';
import { readQuota } from './quota.ts';
import type { Stamp } from './readPhone.ts';
import type { Person } from './session.ts';

/**
 * Puts a phone on the market: phone, contact and quota in one commit. The seller's name and badge are read in it,
 * and the brand's name, because the rules compare them with the documents of that moment: the list that the brand was
 * chosen from may be older. One call has one id, so that an attempt whose answer
 * was lost is found by the next and not listed twice.
 * @throws DomainError for a brand that is gone, a person without a document, a used-up day, the rules, the network
 */
export function listPhone(
  values: Omit<AddProductValues, 'image'>,
  photo: Photo,
  category: CategoryRow,
  person: Person,
): Promise<{ productId: string }> {
  const ref = doc(collection(firestore(), COLLECTIONS.products));
  const productId = ref.id;
  return commit(MESSAGES.wrong, async (transaction, db) => {
    if ((await transaction.get(ref)).exists()) return { productId };
    const user = (await transaction.get(doc(db, userPath(person.uid)))).data() as User<Stamp> | undefined;
    if (user === undefined) throw new DomainError('forbidden', NOTICE.notAllowed);
    const brand = (await transaction.get(doc(db, categoryPath(category.categoryId)))).data();
    if (brand === undefined) throw new DomainError('invalid', FIELD.brandUnknown);
    const { categoryName } = brand as Category;
    const raise = await readQuota(transaction, db, { uid: person.uid, kind: 'listings', productId });
    const { name, email, isVerified } = user;
    const seller = { uid: person.uid, name, email, isVerified };
    const now = serverTimestamp();
    const listing = { values, photo, category: { ...category, categoryName }, seller, now };
    const { product, contact } = newListing<Stamp>(listing);
    transaction.set(ref, product);
    transaction.set(doc(db, contactPath(productId)), contact);
    raise();
    return { productId };
  });
}
