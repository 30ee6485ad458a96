import { PRODUCT_KEYS, QUERIES } from '@bns/domain';
import { deleteDoc, doc, getDoc, getDocs, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { aProduct } from '../builders/aProduct.ts';
import { aMoment } from '../builders/moment.ts';
import { aWishOf, commit, now } from './acts.ts';
import { altered } from './altered.ts';
import { listOf } from './lists.ts';
import { parity } from './parity/parity.ts';
import { openStage, passes, refused } from './stage.ts';
import { past } from './world.ts';

const stage = openStage();

describe('wishlists', () => {
  parity(stage, 'wish');
});

describe('a wish', () => {
  const wish = (changes: object) => commit(stage.as('buyer2'), aWishOf('buyer2', { ...changes }));

  it.each(PRODUCT_KEYS)('copies %s as it is', async (key) => {
    await refused(wish({ [key]: altered(key) }));
  });

  it.each(PRODUCT_KEYS)('does not leave out %s', async (key) => {
    const [[path, data] = ['', {}]] = Object.entries(aWishOf('buyer2'));
    const { [key]: _, ...without } = data as Record<string, unknown>;
    await refused(commit(stage.as('buyer2'), { [path]: without }));
  });

  it.each<[string, unknown]>([
    ['productId', 'advertised'],
    ['productId', 7],
    ['buyerId', 'buyer'],
    ['buyerEmail', 'buyer@bns.test'],
    ['buyerEmail', 'BUYER2@bns.test'],
    ['buyerName', 'Buyer'],
    ['addedAt', new Timestamp(1_700_000_000, 0)],
    ['keywords', ['samsung', 'galaxy']],
    ['priceBand', 20],
    ['advertisedAt', serverTimestamp()],
    ['productGone', true],
    ['sellerPhone', '01712345678'],
  ])('does not say %s %j', async (field, value) => {
    await refused(wish({ [field]: value }));
  });

  it('keeps the time of its phone to the microsecond', async () => {
    const { seconds, nanoseconds } = aMoment(now);
    await refused(wish({ time: new Timestamp(seconds, nanoseconds - 456_000) }));
    await passes(wish({ time: new Timestamp(seconds, nanoseconds) }));
  });

  it('copies an advertised phone without what triggers keep on it', async () => {
    const copy = aProduct(now, { isAdvertised: true });
    const [data] = Object.values(aWishOf('buyer2', { ...copy, productId: 'advertised' }));
    await passes(commit(stage.as('buyer2'), { 'wishlists/buyer2_advertised': data ?? null }));
  });

  it('may be of a sold phone, not of a hidden one or of none', async () => {
    const of = (id: string, changes: object) =>
      setDoc(doc(stage.as('buyer2'), `wishlists/buyer2_${id}`), {
        ...Object.values(aWishOf('buyer2'))[0],
        ...changes,
        productId: id,
      });
    await passes(of('sold', { isSold: true }));
    await refused(of('hidden', { isHidden: true }));
    await refused(of('none', {}));
  });

  it('is not of a phone whose id could be read as part of a uid', async () => {
    await stage.given({ 'products/x_phone': aProduct(past) });
    const [data] = Object.values(aWishOf('buyer2', { productId: 'x_phone' }));
    await refused(commit(stage.as('buyer2'), { 'wishlists/buyer2_x_phone': data ?? null }));
  });

  it('is not written into another person’s list', async () => {
    const [data] = Object.values(aWishOf('buyer2'));
    await refused(setDoc(doc(stage.as('buyer2'), 'wishlists/seller_phone'), data ?? {}));
    await refused(commit(stage.as('buyer2'), aWishOf('seller')));
  });

  it('of a person without a user document has any name that is one', async () => {
    await stage.given({ 'users/buyer2': null });
    await refused(wish({ buyerName: '...' }));
    await passes(wish({ buyerName: 'Somebody' }));
  });

  it('is not written by a deleted person, nor removed', async () => {
    await refused(commit(stage.as('deleted'), aWishOf('deleted')));
    await stage.given({ 'users/buyer': { isDeleted: true, name: 'Buyer' } });
    await refused(deleteDoc(doc(stage.as('buyer'), 'wishlists/buyer_phone')));
  });

  it('that is missing is looked for by its own person alone', async () => {
    await passes(getDoc(doc(stage.as('buyer2'), 'wishlists/buyer2_phone')));
    await refused(getDoc(doc(stage.as('buyer'), 'wishlists/buyer2_phone')));
    await refused(getDoc(doc(stage.as('guest'), 'wishlists/guest_phone')));
  });

  it('is not found by a person whose uid begins the id of another’s', async () => {
    await stage.given({ 'wishlists/buyer_2_phone': { ...aProduct(past), buyerId: 'buyer_2' } });
    await refused(getDoc(doc(stage.as('buyer'), 'wishlists/buyer_2_phone')));
  });
});

describe('lists of wishes', () => {
  it('case 26: without the buyer’s filter are denied', async () => {
    await refused(getDocs(listOf(stage.as('buyer'), { ...QUERIES.wishesOfBuyer, where: [] }, [])));
  });

  it('end at 50', async () => {
    const wishes = (size: number) => listOf(stage.as('buyer'), QUERIES.wishesOfBuyer, ['buyer'], size);
    await passes(getDocs(wishes(50)));
    await refused(getDocs(wishes(51)));
    await refused(getDocs(wishes(0)));
  });
});
