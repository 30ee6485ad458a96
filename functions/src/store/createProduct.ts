import {
  COLLECTIONS,
  contactPath,
  type newListing,
  productPath,
  type Quota,
  quotaDay,
  quotaPath,
  raiseQuota,
  type Seller,
} from '@bns/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';
import { type Actor, actingIn } from './actor.ts';

type Listing = ReturnType<typeof newListing<FieldValue>>;

/**
 * Lists a phone with its contact and the day's quota in one transaction. 2 reads, 3 writes.
 * @param list what the phone becomes, from its seller as he is now
 * @returns the phone's id
 * @throws DomainError `too-many-requests`, or what the judgement of the actor or `list` throws
 */
export function createProduct(
  actor: Actor,
  now: Date,
  list: (seller: Seller, time: FieldValue) => Listing,
): Promise<string> {
  const { id } = db.collection(COLLECTIONS.products).doc();
  return db.runTransaction(async (transaction) => {
    const { person } = await actingIn(transaction, actor);
    if (person === undefined) throw new Error('nobody sells without a document');
    const quotaRow = db.doc(quotaPath(actor.uid, quotaDay(now)));
    const quota = (await transaction.get(quotaRow)).data() as Quota | undefined;
    const { name, email, isVerified } = person;
    const listing = list({ uid: actor.uid, name, email, isVerified }, FieldValue.serverTimestamp());
    const raised = raiseQuota(quota, 'listings', id);
    transaction.create(db.doc(productPath(id)), listing.product);
    transaction.create(db.doc(contactPath(id)), listing.contact);
    transaction.set(quotaRow, raised);
    return id;
  });
}
