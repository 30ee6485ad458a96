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
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { PEOPLE } from '../cast/people.ts';
import { listOf } from './lists.ts';
import { parity } from './parity/parity.ts';
import { openStage, passes, refused } from './stage.ts';

const stage = openStage();

describe('categories', () => {
  parity(stage, 'category');

  it('are listed 50 at a time', async () => {
    await refused(getDocs(listOf(stage.as('guest'), QUERIES.categories, [], 51)));
    await refused(getDocs(listOf(stage.as('guest'), QUERIES.categories, [], 0)));
  });
});

describe('public', () => {
  parity(stage, 'landing');
});

describe('what functions alone write', () => {
  parity(stage, 'reservation', 'payment', 'paymentSession', 'payoutAccount', 'stats', 'auditEntry');
  parity(stage, 'deadLetter', 'rateLimit', 'idempotencyKey');

  it.each(PEOPLE)('a collection that nobody has named is closed to %s', async (who) => {
    const db = stage.as(who);
    await refused(getDoc(doc(db, 'x/row')));
    await refused(getDocs(query(collection(db, 'x'), limit(1))));
    await refused(setDoc(doc(db, 'x/other'), { buyerId: who }));
    await refused(updateDoc(doc(db, 'x/row'), { buyerId: who }));
    await refused(deleteDoc(doc(db, 'x/row')));
  });

  it.each(['stats', 'auditLog', 'deadLetters', 'payments'])('%s is listed 50 at a time', async (name) => {
    const rows = collection(stage.as('admin'), name);
    await passes(getDocs(query(rows, limit(50))));
    await refused(getDocs(query(rows, limit(51))));
    await refused(getDocs(rows));
  });

  it('a payment and a reservation are not read by a party that was deleted', async () => {
    await stage.given({ 'users/buyer': { isDeleted: true }, 'users/seller': { isDeleted: true } });
    for (const who of ['buyer', 'seller'] as const) {
      await refused(getDoc(doc(stage.as(who), 'payments/buyer')));
      await refused(getDoc(doc(stage.as(who), 'reservations/phone')));
    }
  });

  it('payments are not listed without naming oneself', async () => {
    const theirs = query(
      collection(stage.as('buyer2'), 'payments'),
      where('buyerId', '==', 'buyer'),
      where('sellerId', '==', 'seller'),
    );
    await refused(getDocs(query(theirs, limit(24))));
    await refused(getDocs(query(collection(stage.as('buyer'), 'payments'), limit(24))));
    await refused(getDocs(query(collection(stage.as('seller'), 'payments'), limit(24))));
  });
});

describe('all payments, and those that wait for somebody', () => {
  it.each(PEOPLE)('are the admins’ to list: %s', async (who) => {
    const db = stage.as(who);
    for (const listed of [
      listOf(db, QUERIES.payments, []),
      listOf(db, QUERIES.paymentsWaiting, ['refund']),
    ]) {
      await (who === 'admin' ? passes(getDocs(listed)) : refused(getDocs(listed)));
    }
  });
});

describe('a collection of the domain', () => {
  it.each(Object.values(COLLECTIONS))('%s is not found under a foreign path', async (name) => {
    await refused(getDoc(doc(stage.as('admin'), `elsewhere/x/${name}/phone`)));
  });
});
