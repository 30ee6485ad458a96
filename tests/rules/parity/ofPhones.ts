import { ON_MARKET_VALUES, QUERIES } from '@bns/domain';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { aCategory } from '../../builders/aCategory.ts';
import { aContact } from '../../builders/aContact.ts';
import type { PersonName } from '../../cast/people.ts';
import { aListing, commit } from '../acts.ts';
import { listOf } from '../lists.ts';
import { type Attempt, BOTH, phoneFor, SELLERS, sellerFor } from './attempt.ts';

const hiddenFor = (who: PersonName) =>
  ({ deleted: 'deletedPhone', demoted: 'demotedHidden' })[who as 'deleted'] ?? 'hidden';
const contactFor = (who: PersonName) => `products/${phoneFor(who)}/private/contact`;
const samsung = 'categories/samsung';

/** Brands, phones and their contacts. */
export const ofPhones = {
  'category.get': { by: (db) => getDoc(doc(db, samsung)) },
  'category.list': { by: (db) => getDocs(listOf(db, QUERIES.categories, [], 50)) },
  'category.create': { by: (db) => setDoc(doc(db, 'categories/free'), aCategory()) },
  'category.update': { by: (db) => updateDoc(doc(db, samsung), { image: '' }) },
  'category.delete': { by: (db) => deleteDoc(doc(db, samsung)) },

  'product.get': { by: (db) => getDoc(doc(db, 'products/phone')), relations: SELLERS },
  'product.getHidden': { by: (db, who) => getDoc(doc(db, 'products', hiddenFor(who))), relations: SELLERS },
  'product.list': { by: (db) => getDocs(listOf(db, QUERIES.phones, ON_MARKET_VALUES)) },
  'product.listAdvertised': {
    by: (db) => getDocs(listOf(db, QUERIES.phonesAdvertised, [...ON_MARKET_VALUES, true], 12)),
  },
  'product.listOfSeller': {
    by: (db, who) => getDocs(listOf(db, QUERIES.phonesOfSeller, [sellerFor(who)])),
    relations: SELLERS,
  },
  'product.create': { by: (db, who) => commit(db, aListing(who)) },
  'product.update': {
    by: (db, who) => updateDoc(doc(db, 'products', phoneFor(who)), { resalePrice: 30_000 }),
    relations: SELLERS,
  },
  'product.advertise': {
    by: (db, who) => updateDoc(doc(db, 'products', phoneFor(who)), { isAdvertised: true }),
    relations: SELLERS,
  },
  'product.delete': {
    by: (db, who) => commit(db, { [`products/${phoneFor(who)}`]: null, [contactFor(who)]: null }),
    relations: SELLERS,
  },

  'contact.get': { by: (db, who) => getDoc(doc(db, contactFor(who))), relations: BOTH },
  'contact.list': {
    by: (db, who) => getDocs(query(collection(db, `products/${phoneFor(who)}/private`), limit(1))),
    relations: BOTH,
  },
  'contact.create': {
    by: (db, who) => setDoc(doc(db, 'products/phone/private/second'), aContact({ sellerId: who })),
    relations: SELLERS,
  },
  'contact.update': {
    by: (db, who) => updateDoc(doc(db, contactFor(who)), { sellerPhone: '01912345678' }),
    relations: BOTH,
  },
  'contact.delete': { by: (db, who) => deleteDoc(doc(db, contactFor(who))), relations: BOTH },
} as const satisfies Record<string, Attempt>;
