import { COLLECTIONS, QUERIES } from '@bns/domain';
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
import { describe, it } from 'vitest';
import { aCategory } from '../builders/aCategory.ts';
import { PEOPLE } from '../cast/people.ts';
import { listOf } from './lists.ts';
import { openStage, refused } from './stage.ts';
import { type Attempt, verdicts } from './verdicts.ts';

const stage = openStage();
const samsung = 'categories/samsung';

describe('categories', () => {
  const attempts: Attempt[] = [
    {
      what: 'get a category',
      allowed: PEOPLE,
      by: (db) => getDoc(doc(db, samsung)),
      policy: { action: 'category.get' },
    },
    {
      what: 'list categories',
      allowed: PEOPLE,
      by: (db) => getDocs(listOf(db, QUERIES.categories, [], 50)),
      policy: { action: 'category.list' },
    },
    {
      what: 'create a category',
      allowed: [],
      by: (db) => setDoc(doc(db, 'categories/free'), aCategory()),
      policy: { action: 'category.write' },
    },
    { what: 'update a category', allowed: [], by: (db) => updateDoc(doc(db, samsung), { image: '' }) },
    { what: 'delete a category', allowed: [], by: (db) => deleteDoc(doc(db, samsung)) },
  ];
  verdicts(stage, attempts);

  it('are listed 50 at a time', async () => {
    await refused(getDocs(listOf(stage.as('guest'), QUERIES.categories, [], 51)));
    await refused(getDocs(listOf(stage.as('guest'), QUERIES.categories, [], 0)));
  });
});

describe('public', () => {
  const landing = 'public/landing';
  const attempts: Attempt[] = [
    { what: 'get the landing', allowed: PEOPLE, by: (db) => getDoc(doc(db, landing)) },
    {
      what: 'list what is public',
      allowed: [],
      by: (db) => getDocs(query(collection(db, 'public'), limit(1))),
    },
    {
      what: 'create a public document',
      allowed: [],
      by: (db) => setDoc(doc(db, 'public/ad'), { buy: 'me' }),
    },
    { what: 'update the landing', allowed: [], by: (db) => updateDoc(doc(db, landing), { advertised: [] }) },
    { what: 'delete the landing', allowed: [], by: (db) => deleteDoc(doc(db, landing)) },
  ];
  verdicts(stage, attempts);
});

const REST = [
  'rateLimits',
  'reservations',
  'payments',
  'stats',
  'auditLog',
  'deadLetters',
  'idempotency',
  'x',
];

describe('what functions alone see', () => {
  it.each(REST)('%s is closed to everybody', async (name) => {
    await stage.given({ [`${name}/row`]: { buyerId: 'buyer', sellerId: 'seller' } });
    for (const who of PEOPLE) {
      const db = stage.as(who);
      await refused(getDoc(doc(db, name, 'row')));
      await refused(getDocs(query(collection(db, name), limit(1))));
      await refused(setDoc(doc(db, name, 'other'), { buyerId: who }));
      await refused(updateDoc(doc(db, name, 'row'), { buyerId: who }));
      await refused(deleteDoc(doc(db, name, 'row')));
    }
  });
});

describe('a collection of the domain', () => {
  it.each(Object.values(COLLECTIONS))('%s is not found under a foreign path', async (name) => {
    await refused(getDoc(doc(stage.as('admin'), `elsewhere/x/${name}/phone`)));
  });
});
