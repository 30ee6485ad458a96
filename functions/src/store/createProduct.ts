import {
  COLLECTIONS,
  contactPath,
  type newListing,
  type Quota,
  quotaDay,
  quotaPath,
  type Seller,
} from '@bns/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';
import { type Actor, actingIn } from './actor.ts';
import { inTransaction } from './inTransaction.ts';
import { raisedQuota } from './quotaRow.ts';

/** As long as Firestore's own ids. */
const ID_LENGTH = 20;

type Listing = ReturnType<typeof newListing<FieldValue>>;

/**
 * Lists a phone with its contact and the day's quota in one transaction. 2 reads, 3 where it has a key; 3 writes, none
 * where the key's phone is there already.
 * @param key an id of ours that the phone's is made of, so that whoever asks with it again gets the same phone
 * @param list what the phone becomes, from its seller as he is now
 * @returns the phone's id
 * @throws DomainError `too-many-requests`, or what the judgement of the actor or `list` throws
 */
export function createProduct(
  actor: Actor,
  { now, key }: { now: Date; key: string | null },
  list: (seller: Seller, time: FieldValue) => Listing,
): Promise<string> {
  const products = db.collection(COLLECTIONS.products);
  const row = key === null ? products.doc() : products.doc(key.slice(0, ID_LENGTH));
  const { id } = row;
  return inTransaction(async (transaction) => {
    const { person } = await actingIn(transaction, actor);
    if (person === undefined) throw new Error('nobody sells without a document');
    const isListed = key !== null && (await transaction.get(row)).get('sellerId') === actor.uid;
    if (isListed) return id;
    const quotaRow = db.doc(quotaPath(actor.uid, quotaDay(now)));
    const quota = (await transaction.get(quotaRow)).data() as Quota | undefined;
    const { name, email, isVerified } = person;
    const listing = list({ uid: actor.uid, name, email, isVerified }, FieldValue.serverTimestamp());
    const raised = raisedQuota(quota, 'listings', id);
    transaction.create(row, listing.product);
    transaction.create(db.doc(contactPath(id)), listing.contact);
    transaction.set(quotaRow, raised);
    return id;
  });
}
