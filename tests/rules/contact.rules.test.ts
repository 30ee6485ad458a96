import { CONTACT_STATUSES, ORDER_STATUSES } from '@bns/domain';
import {
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
import { parity } from './parity/parity.ts';
import { SIGNED_IN } from '../cast/people.ts';
import { openStage, passes, refused } from './stage.ts';
import { aReservation, past } from './world.ts';

const stage = openStage();
const path = 'products/phone/private/contact';

describe('contact', () => {
  parity(stage, 'contact');

  it.each(SIGNED_IN)('is not listed across phones, own ones neither: %s', async (who) => {
    const everywhere = collectionGroup(stage.as(who), 'private');
    await refused(getDocs(query(everywhere, where('sellerId', '==', who), limit(1))));
  });
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

  it.each(['0171234567', '+8801712345678', 1712345678, null])('takes no number %j', async (sellerPhone) => {
    await refused(updateDoc(doc(stage.as('seller'), path), { sellerPhone }));
  });

  it.each<[string, unknown]>([
    ['sellerEmail', 'other@bns.test'],
    ['sellerId', 'newseller'],
    ['facebook', 'page'],
  ])('keeps its %s', async (field, value) => {
    await refused(updateDoc(doc(stage.as('seller'), path), { [field]: value }));
    await refused(updateDoc(doc(stage.as('seller'), path), { [field]: value, sellerPhone: '01912345678' }));
  });

  it('keeps its number once the phone is sold, reserved or gone', async () => {
    const change = (id: string) =>
      updateDoc(doc(stage.as('seller'), `products/${id}/private/contact`), { sellerPhone: '01912345678' });
    await refused(change('sold'));
    await stage.given({ 'reservations/phone': aReservation(), 'products/advertised': null });
    await refused(change('phone'));
    await refused(change('advertised'));
  });

  it('does not go where its seller is deleted', async () => {
    await stage.given({
      'products/phone': null,
      'users/seller': { isSeller: true, isAdmin: false, isDeleted: true },
    });
    await refused(deleteDoc(doc(stage.as('seller'), path)));
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
