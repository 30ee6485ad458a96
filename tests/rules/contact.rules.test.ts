import { CONTACT_STATUSES, ORDER_STATUSES } from '@bns/domain';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { aContact } from '../builders/aContact.ts';
import { anOrder } from '../builders/anOrder.ts';
import { aListing, commit } from './acts.ts';
import { openStage, passes, refused } from './stage.ts';
import { type Attempt, verdicts } from './verdicts.ts';
import { past } from './world.ts';

const stage = openStage();
const path = 'products/phone/private/contact';

const attempts: Attempt[] = [
  {
    what: 'get the contact of a booked phone',
    allowed: ['buyer', 'seller', 'admin'],
    by: (db) => getDoc(doc(db, path)),
    policy: { action: 'contact.get', relations: { seller: 'owner', buyer: 'counterpart' } },
  },
  {
    what: 'list what is private of a phone',
    allowed: [],
    by: (db) => getDocs(query(collection(db, 'products/phone/private'), limit(1))),
  },
  {
    what: 'list contacts of all phones',
    allowed: [],
    by: (db, uid) => getDocs(query(collectionGroup(db, 'private'), where('sellerId', '==', uid), limit(1))),
  },
  {
    what: 'create a contact for a phone that is there',
    allowed: [],
    by: (db, uid) => setDoc(doc(db, 'products/bare/private/contact'), aContact({ sellerId: uid })),
  },
  {
    what: 'update a contact',
    allowed: [],
    by: (db) => updateDoc(doc(db, path), { sellerPhone: '01912345678' }),
  },
  { what: 'delete a contact alone', allowed: [], by: (db) => deleteDoc(doc(db, path)) },
];

describe('contact', () => {
  verdicts(stage, attempts);
});

describe('the contact of a phone', () => {
  it.each(ORDER_STATUSES)('is open to its buyer as the domain says while the order is %s', async (status) => {
    await stage.given({ 'orders/buyer_phone': anOrder(past, undefined, { status }) });
    const read = getDoc(doc(stage.as('buyer'), path));
    await (CONTACT_STATUSES.includes(status) ? passes(read) : refused(read));
  });

  it('is not open to a buyer of another phone', async () => {
    await refused(getDoc(doc(stage.as('buyer'), 'products/advertised/private/contact')));
  });

  it('an admin whose account was closed does not see it, though his token still says admin', async () => {
    await stage.given({ 'users/admin': { isDeleted: true } });
    await refused(getDoc(doc(stage.as('admin'), path)));
  });

  it('is not open to a buyer who was deleted', async () => {
    await stage.given({ 'users/buyer': { isDeleted: true } });
    await refused(getDoc(doc(stage.as('buyer'), path)));
  });

  it('is not made for a phone that does not come', async () => {
    const { 'products/new/private/contact': contact } = aListing('seller');
    await refused(commit(stage.as('seller'), { 'products/new/private/contact': contact }));
  });

  it('is not made a second time for an own phone that is there', async () => {
    await stage.given({ [path]: null });
    await refused(setDoc(doc(stage.as('seller'), path), aContact()));
  });

  it('is not made by another person than the phone’s seller', async () => {
    const listing = aListing('seller', {}, { sellerId: 'newseller', sellerEmail: 'newseller@bns.test' });
    await refused(commit(stage.as('seller'), listing));
  });

  it('goes alone where its phone is gone already', async () => {
    await stage.given({ 'products/phone': null });
    await refused(deleteDoc(doc(stage.as('newseller'), path)));
    await passes(deleteDoc(doc(stage.as('seller'), path)));
  });
});
