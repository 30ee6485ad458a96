import { QUERIES } from '@bns/domain';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import type { PersonName } from '../../cast/people.ts';
import { aBookingOf, aReportOf, aWishOf, commit } from '../acts.ts';
import { listOf } from '../lists.ts';
import { type Attempt, BOTH, BUYERS, ownerFor, pairFor, sellerFor, SELLERS } from './attempt.ts';

const report = 'reportedProducts/phone';
const reporterFor = (who: PersonName) =>
  pairFor(who) === 'buyer_phone'
    ? `${report}/reporters/buyer`
    : `reportedProducts/advertised/reporters/${who}`;

/** What is listed as a buyer's, or, for the phone's seller, as of his phones. */
function listFor(db: Firestore, who: PersonName) {
  const isSeller = who === 'seller';
  return isSeller
    ? listOf(db, QUERIES.bookingsOfPhones, ['seller', ['phone', 'sold']])
    : listOf(db, QUERIES.ordersOfBuyer, [ownerFor(who)]);
}

/** What is listed as paid for an order, or, for the phone's seller, as his to get. */
function paymentsFor(db: Firestore, who: PersonName) {
  return who === 'seller'
    ? listOf(db, QUERIES.paymentsOfSeller, [who, ['paid', 'payoutDue']])
    : listOf(db, QUERIES.paymentsOfOrder, [ownerFor(who), `${ownerFor(who)}_again`]);
}

/** Wishes, orders, reports and what a payment leaves. */
export const ofDealings = {
  'wish.get': { by: (db, who) => getDoc(doc(db, 'wishlists', pairFor(who))), relations: BUYERS },
  'wish.list': {
    by: (db, who) => getDocs(listOf(db, QUERIES.wishesOfBuyer, [ownerFor(who)])),
    relations: BUYERS,
  },
  'wish.create': { by: (db, who) => commit(db, aWishOf(who, {}, 'again')), relations: BOTH },
  'wish.update': {
    by: (db, who) => updateDoc(doc(db, 'wishlists', pairFor(who)), { resalePrice: 100 }),
    relations: BUYERS,
  },
  'wish.delete': { by: (db, who) => deleteDoc(doc(db, 'wishlists', pairFor(who))), relations: BUYERS },

  'order.get': { by: (db, who) => getDoc(doc(db, 'orders', pairFor(who))), relations: BOTH },
  'order.list': { by: (db, who) => getDocs(listFor(db, who)), relations: BOTH },
  'order.create': { by: (db, who) => commit(db, aBookingOf(who)), relations: BOTH },
  'order.update': {
    by: (db, who) => updateDoc(doc(db, 'orders', pairFor(who)), { resalePrice: 100 }),
    relations: BOTH,
  },
  'order.cancel': {
    by: (db, who) => updateDoc(doc(db, 'orders', pairFor(who)), { status: 'cancelled' }),
    relations: BOTH,
  },
  'order.bookAgain': { by: (db, who) => commit(db, aBookingOf(ownerFor(who), {}, 'again')), relations: BOTH },
  'order.delete': { by: (db, who) => deleteDoc(doc(db, 'orders', pairFor(who))), relations: BOTH },

  'report.get': { by: (db) => getDoc(doc(db, report)), relations: BOTH },
  'report.list': { by: (db) => getDocs(query(collection(db, 'reportedProducts'), limit(24))) },
  'report.create': {
    by: (db) => setDoc(doc(db, 'reportedProducts/sold'), { reportCount: 1 }),
    relations: SELLERS,
  },
  'report.update': { by: (db) => updateDoc(doc(db, report), { state: 'dismissed' }), relations: BOTH },
  'report.delete': { by: (db) => deleteDoc(doc(db, report)), relations: BOTH },
  'reporter.get': { by: (db, who) => getDoc(doc(db, reporterFor(who))), relations: BOTH },
  'reporter.list': {
    by: (db) => getDocs(query(collection(db, `${report}/reporters`), limit(24))),
    relations: BOTH,
  },
  'reporter.create': { by: (db, who) => commit(db, aReportOf(who)), relations: BOTH },
  'reporter.update': {
    by: (db, who) => updateDoc(doc(db, reporterFor(who)), { note: 'Really' }),
    relations: BOTH,
  },
  'reporter.delete': { by: (db, who) => deleteDoc(doc(db, reporterFor(who))), relations: BOTH },

  'reservation.get': {
    by: (db, who) => getDoc(doc(db, 'reservations', ownerFor(who) === 'buyer' ? 'phone' : `${who}Phone`)),
    relations: BOTH,
  },
  'payment.get': { by: (db, who) => getDoc(doc(db, 'payments', ownerFor(who))), relations: BOTH },
  'payment.list': { by: (db, who) => getDocs(paymentsFor(db, who)), relations: BOTH },
  'payoutAccount.get': {
    by: (db, who) => getDoc(doc(db, 'payoutAccounts', sellerFor(who))),
    relations: { seller: 'self' },
  },
} as const satisfies Record<string, Attempt>;
