import { deleteDoc, deleteField, doc, getDoc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { aSeller } from '../builders/aSeller.ts';
import { aListing, commit } from './acts.ts';
import { parity } from './parity/parity.ts';
import { openStage, passes, refused } from './stage.ts';
import { aReservation, past } from './world.ts';
import { PEOPLE } from '../cast/people.ts';

const stage = openStage();

describe('products', () => {
  parity(stage, 'product');

  it.each(PEOPLE)('a phone that is not there is looked for by %s', async (who) => {
    await passes(getDoc(doc(stage.as(who), 'products/none')));
  });
});

describe('a new phone', () => {
  const list = (changes: object) => commit(stage.as('seller'), { ...aListing('seller'), ...changes });

  it('needs its contact in the same commit', async () => {
    const { 'products/new/private/contact': _, ...rest } = aListing('seller');
    await refused(commit(stage.as('seller'), rest));
  });

  it('needs the quota in the same commit', async () => {
    const { 'products/new': product, 'products/new/private/contact': contact } = aListing('seller');
    await refused(
      commit(stage.as('seller'), { 'products/new': product, 'products/new/private/contact': contact }),
    );
  });

  it('is not counted by what an earlier commit raised', async () => {
    const { 'products/new': product, 'products/new/private/contact': contact, ...quota } = aListing('seller');
    await stage.given(quota);
    const both = { 'products/new': product, 'products/new/private/contact': contact };
    await refused(commit(stage.as('seller'), both));
  });

  it('has no underscore in its id', async () => {
    const { 'products/new': product, 'products/new/private/contact': contact } = aListing('seller');
    const { 'products/new': _p, 'products/new/private/contact': _c, ...quota } = aListing('seller');
    const [path = '', counted] = Object.entries(quota)[0] ?? [];
    const at = (id: string) => ({
      [`products/${id}`]: product,
      [`products/${id}/private/contact`]: contact,
      [path]: { ...(counted as object), productId: id },
    });
    await refused(commit(stage.as('seller'), at('new_1')));
    await passes(commit(stage.as('seller'), at('new-1')));
  });

  it('needs the seller’s user document, whatever his claim says', async () => {
    await stage.given({ 'users/seller': null });
    await refused(list({}));
  });

  it('needs a user document that still says seller', async () => {
    await stage.given({
      'users/seller': aSeller(past, { isSeller: false }),
    });
    await refused(list({}));
  });

  it('needs the claim, whatever the user document says', async () => {
    await refused(commit(stage.as('seller', { seller: false }), aListing('seller')));
  });

  it('cannot take the place of another', async () => {
    const { 'products/new': product } = aListing('seller');
    await refused(commit(stage.as('seller'), { 'products/phone': product }));
  });
});

describe('a phone that is there', () => {
  it.each([
    ['time', serverTimestamp()],
    ['sellerId', 'newseller'],
    ['sellerVerified', false],
    ['isSold', true],
    ['isPaid', true],
    ['isHidden', true],
    ['keywords', ['free']],
    ['priceBand', 1],
    ['advertisedAt', serverTimestamp()],
  ])('is not changed in %s, not even together with advertising', async (field, value) => {
    const phone = doc(stage.as('seller'), 'products/phone');
    await refused(updateDoc(phone, { [field]: value }));
    await refused(updateDoc(phone, { [field]: value, isAdvertised: true }));
  });

  it.each(['sold', 'hidden'])('is not advertised when it is %s', async (id) => {
    await refused(updateDoc(doc(stage.as('seller'), `products/${id}`), { isAdvertised: true }));
  });

  it.each(['yes', 1, null, deleteField()])('is not advertised by %j', async (isAdvertised) => {
    await refused(updateDoc(doc(stage.as('seller'), 'products/phone'), { isAdvertised }));
  });

  it('is not advertised twice', async () => {
    await stage.given({ 'reservations/advertised': aReservation() });
    await refused(updateDoc(doc(stage.as('seller'), 'products/advertised'), { isAdvertised: true }));
  });

  it('does not go back from advertised', async () => {
    await refused(updateDoc(doc(stage.as('seller'), 'products/advertised'), { isAdvertised: false }));
  });

  it('is not deleted without its contact', async () => {
    await refused(deleteDoc(doc(stage.as('seller'), 'products/phone')));
  });

  it('is not deleted by another seller, not even one whose contact was lost', async () => {
    await stage.given({ 'products/phone/private/contact': null });
    await refused(deleteDoc(doc(stage.as('newseller'), 'products/phone')));
  });

  it('is not deleted when it is sold', async () => {
    const gone = { 'products/sold': null, 'products/sold/private/contact': null };
    await refused(commit(stage.as('seller'), gone));
  });

  it('is not deleted when a payment reserves it', async () => {
    await stage.given({ 'reservations/phone': aReservation() });
    const gone = { 'products/phone': null, 'products/phone/private/contact': null };
    await refused(commit(stage.as('seller'), gone));
  });

  it('is not deleted by a deleted seller, not even where its contact was lost', async () => {
    await stage.given({
      'products/phone/private/contact': null,
      'users/seller': { isSeller: true, isAdmin: false, isDeleted: true },
    });
    await refused(deleteDoc(doc(stage.as('seller'), 'products/phone')));
  });

  it('is not touched by its seller once he is deleted', async () => {
    await stage.given({ 'users/seller': { isDeleted: true } });
    const db = stage.as('seller');
    await refused(updateDoc(doc(db, 'products/phone'), { isAdvertised: true }));
    await refused(commit(db, { 'products/phone': null, 'products/phone/private/contact': null }));
  });
});
