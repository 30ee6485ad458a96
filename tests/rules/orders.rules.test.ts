import { QUERIES } from '@bns/domain';
import {
  collectionGroup,
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
import { anOrder } from '../builders/anOrder.ts';
import { aBookingOf, commit } from './acts.ts';
import { listOf } from './lists.ts';
import { parity } from './parity/parity.ts';
import { openStage, passes, refused } from './stage.ts';
import { past } from './world.ts';

const stage = openStage();
const path = 'orders/buyer_phone';

describe('orders', () => {
  parity(stage, 'order');
});

describe('an order that is there', () => {
  it.each(['paid', 'handedOver', 'declined', 'closed'])('does not become %s by its buyer', async (status) => {
    await refused(updateDoc(doc(stage.as('buyer'), path), { status }));
  });

  it.each(['paid', 'handedOver', 'declined', 'closed', 'refundDue', 'refunded'] as const)(
    'is not cancelled or booked again once it is %s',
    async (status) => {
      await stage.given({ [path]: anOrder(past, undefined, { status }) });
      await refused(updateDoc(doc(stage.as('buyer'), path), { status: 'cancelled' }));
      await refused(commit(stage.as('buyer'), aBookingOf('buyer')));
    },
  );

  it.each<[string, unknown]>([
    ['resalePrice', 100],
    ['buyerPhone', '01912345678'],
    ['meetingLocation', 'Elsewhere'],
    ['closedReason', 'soldToOther'],
    ['isPaid', true],
  ])('keeps its %s, also when it is cancelled', async (field, value) => {
    await refused(updateDoc(doc(stage.as('buyer'), path), { [field]: value }));
    await refused(updateDoc(doc(stage.as('buyer'), path), { [field]: value, status: 'cancelled' }));
  });

  it('is not moved by its seller', async () => {
    await refused(updateDoc(doc(stage.as('seller'), path), { status: 'declined' }));
  });

  it('is not cancelled by a deleted buyer', async () => {
    await stage.given({ 'users/buyer': { isDeleted: true, name: 'Buyer' } });
    await refused(updateDoc(doc(stage.as('buyer'), path), { status: 'cancelled' }));
  });

  it('is not read by a deleted buyer or seller', async () => {
    await stage.given({ 'users/buyer': { isDeleted: true }, 'users/seller': { isDeleted: true } });
    await refused(getDoc(doc(stage.as('buyer'), path)));
    await refused(getDoc(doc(stage.as('seller'), path)));
    await refused(getDocs(listOf(stage.as('buyer'), QUERIES.ordersOfBuyer, ['buyer'])));
  });
});

describe('a cancelled order', () => {
  const cancelled = { [path]: anOrder(past, undefined, { status: 'cancelled' }) };

  it('is booked again as a new one', async () => {
    await stage.given(cancelled);
    await passes(commit(stage.as('buyer'), aBookingOf('buyer', { buyerPhone: '01912345678' })));
  });

  it('is not booked again without the rule of a new one', async () => {
    await stage.given(cancelled);
    const db = stage.as('buyer');
    await refused(updateDoc(doc(db, path), { status: 'booked' }));
    await refused(setDoc(doc(db, path), aBookingOf('buyer')[path] ?? {}));
    await refused(commit(db, aBookingOf('buyer', { resalePrice: 100 })));
  });

  it('is not booked again when the phone was sold meanwhile', async () => {
    await stage.given({ ...cancelled, 'products/phone': { ...anOrder(past), isSold: true } });
    await refused(commit(stage.as('buyer'), aBookingOf('buyer', { isSold: true })));
  });

  it('is not cancelled once more', async () => {
    await stage.given(cancelled);
    await refused(updateDoc(doc(stage.as('buyer'), path), { status: 'cancelled' }));
  });
});

describe('an order that was handed over', () => {
  it('is answered through the API alone', async () => {
    await stage.given({
      [path]: anOrder(past, undefined, { status: 'handedOver', isSold: true, handedOverAt: past(30, 0) }),
    });
    const row = doc(stage.as('buyer'), path);
    await passes(getDoc(row));
    await refused(updateDoc(row, { received: true }));
    await refused(updateDoc(row, { received: true, isPaid: true }));
    await refused(updateDoc(doc(stage.as('seller'), path), { received: true }));
  });
});

describe('an order that is missing', () => {
  it('is looked for by its own buyer alone', async () => {
    await passes(getDoc(doc(stage.as('buyer2'), 'orders/buyer2_phone')));
    await refused(getDoc(doc(stage.as('buyer'), 'orders/buyer2_phone')));
    await refused(getDoc(doc(stage.as('guest'), 'orders/guest_phone')));
  });
});

describe('lists of orders', () => {
  it('case 26: without the buyer’s or the seller’s filter are denied', async () => {
    await refused(getDocs(listOf(stage.as('buyer'), { ...QUERIES.ordersOfBuyer, where: [] }, [])));
    const byPhone = { ...QUERIES.bookingsOfPhones, where: [['productId', 'in']] as const };
    await refused(getDocs(listOf(stage.as('seller'), byPhone, [['phone']])));
  });

  it('of open bookings are for the seller of the phones', async () => {
    const open = (who: 'seller' | 'newseller' | 'buyer') =>
      getDocs(listOf(stage.as(who), QUERIES.openBookingsOfSeller, ['seller', 'booked']));
    await passes(open('seller'));
    await refused(open('newseller'));
    await refused(open('buyer'));
  });

  it('of two other people are denied', async () => {
    const theirs = listOf(stage.as('buyer2'), QUERIES.ordersOfBuyer, ['buyer']);
    await refused(getDocs(query(theirs, where('sellerId', '==', 'seller'))));
  });

  it('end at 50', async () => {
    const orders = (size: number) => listOf(stage.as('buyer'), QUERIES.ordersOfBuyer, ['buyer'], size);
    await passes(getDocs(orders(50)));
    await refused(getDocs(orders(51)));
    await refused(getDocs(orders(0)));
  });

  it('do not cross collections of the same name', async () => {
    const everywhere = collectionGroup(stage.as('buyer'), 'orders');
    await refused(getDocs(query(everywhere, where('buyerId', '==', 'buyer'), limit(1))));
  });
});
