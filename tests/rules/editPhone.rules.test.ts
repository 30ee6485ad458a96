import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { aProduct } from '../builders/aProduct.ts';
import { commit, now } from './acts.ts';
import { openStage, passes, refused } from './stage.ts';
import { aReservation, past } from './world.ts';

const stage = openStage();
const contact = 'products/phone/private/contact';
const edit = (changes: object, id = 'phone') => updateDoc(doc(stage.as('seller'), 'products', id), changes);

/** What the decisions let a seller edit (decisions "Editing a phone"). */
const EDITS: [string, unknown][] = [
  ['title', 'Galaxy A54, like new'],
  ['image', 'https://i.ibb.co/BNSphone/another.webp'],
  ['cardImage', 'https://i.ibb.co/BNScard/another.webp'],
  ['description', `${'As good as new, with its box. '.repeat(4)}Call me.`],
  ['originalPrice', 50_000],
  ['resalePrice', 30_000],
  ['yearsOfUse', '2 Years'],
  ['condition', 'Good'],
  ['location', 'Mirpur 10, Dhaka'],
  ['district', 'Gazipur'],
];

describe('editing an own phone', () => {
  it.each(EDITS)('changes %s', async (field, value) => {
    await passes(edit({ [field]: value }));
  });

  it('changes all of it at once, with the number, also while it is hidden', async () => {
    await passes(edit(Object.fromEntries(EDITS), 'hidden'));
    await passes(
      commit(stage.as('seller'), {
        [contact]: { sellerId: 'seller', sellerEmail: 'seller@bns.test', sellerPhone: '01912345678' },
      }),
    );
  });

  it.each<[string, unknown]>([
    ['title', 'ab'],
    ['title', 'a\nb c'],
    ['title', 7],
    ['image', 'javascript:alert(1)'],
    ['image', 'https://example.com/a.webp'],
    ['cardImage', 'https://example.com/a.webp'],
    ['description', 'short'],
    ['originalPrice', 99],
    ['originalPrice', 1000.5],
    ['resalePrice', 1_000_001],
    ['resalePrice', '30000'],
    ['yearsOfUse', '21 Years'],
    ['yearsOfUse', 2],
    ['condition', 'New'],
    ['location', ''],
    ['district', 'Atlantis'],
    ['district', null],
  ])('takes no %s %j', async (field, value) => {
    await refused(edit({ [field]: value }));
  });

  it.each<[string, unknown]>([
    ['categoryId', 'apple'],
    ['categoryName', 'Apple'],
    ['time', serverTimestamp()],
    ['sellerId', 'newseller'],
    ['sellerName', 'Somebody'],
    ['sellerVerified', false],
    ['isSold', true],
    ['isPaid', true],
    ['isHidden', true],
    ['isAdvertised', true],
    ['keywords', ['free']],
    ['priceBand', 1],
    ['advertisedAt', serverTimestamp()],
    ['sellerPhone', '01712345678'],
  ])('leaves %s alone', async (field, value) => {
    await refused(edit({ title: 'Another title', [field]: value }));
    await refused(
      setDoc(doc(stage.as('seller'), 'products/phone'), { [field]: value, title: 'Other' }, { merge: true }),
    );
  });

  it('takes no field away', async () => {
    const { district: _, ...without } = aProduct(now);
    await refused(setDoc(doc(stage.as('seller'), 'products/phone'), without));
  });

  it('does not reach a sold one', async () => {
    await refused(edit({ resalePrice: 30_000 }, 'sold'));
    await refused(edit({}, 'sold'));
  });

  it('does not reach one that a payment reserves, until that has passed', async () => {
    await stage.given({ 'reservations/phone': aReservation() });
    await refused(edit({ resalePrice: 30_000 }));
    await stage.given({ 'reservations/phone': { ...aReservation(), until: past(1_700_000_000, 0) } });
    await passes(edit({ resalePrice: 30_000 }));
  });

  it('needs a seller who still is one', async () => {
    await stage.given({ 'users/seller': { isSeller: false, isAdmin: false, isDeleted: false } });
    await refused(edit({ resalePrice: 30_000 }));
    await refused(updateDoc(doc(stage.as('seller'), contact), { sellerPhone: '01912345678' }));
    await stage.given({ 'users/seller': { isSeller: true, isAdmin: false, isDeleted: true } });
    await refused(edit({ resalePrice: 30_000 }));
    await stage.given({ 'users/seller': { isSeller: false, isAdmin: true, isDeleted: false } });
    await passes(edit({ resalePrice: 30_000 }));
  });
});
