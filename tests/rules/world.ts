import { type Product, quotaDay } from '@bns/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { aCategory } from '../builders/aCategory.ts';
import { aContact } from '../builders/aContact.ts';
import { anOrder } from '../builders/anOrder.ts';
import { aPayment } from '../builders/aPayment.ts';
import { aPayoutAccount } from '../builders/aPayoutAccount.ts';
import { aProduct } from '../builders/aProduct.ts';
import { aWish } from '../builders/aWish.ts';
import { aMoment } from '../builders/moment.ts';
import { SIGNED_IN, type SignedInName, userOf } from '../cast/people.ts';
import type { Documents } from './stage.ts';

/** The Admin SDK's times, for documents that are there already. */
export const past = (seconds: number, nanoseconds: number) => new Timestamp(seconds, nanoseconds);

/** The document id of today's quota. */
export const today = () => quotaDay(new Date());

/**
 * What is there before each test: everybody's user document; the seller's phones `phone`, `advertised`, `hidden`,
 * `sold` and `again`; the buyer's wish, order, report, payment and past reservation of `phone` and his cancelled order of
 * `again`; where the seller's money goes; the same things of the two who lost their account or role, and a row of each
 * collection of the functions'.
 */
export function theWorld(): Documents {
  const { categoryId, ...category } = aCategory();
  const phone = aProduct(past);
  return {
    ...Object.fromEntries(SIGNED_IN.map((name) => [`users/${name}`, userOf(past, name)])),
    [`users/buyer/quota/${today()}`]: { bookings: 1, listings: 0, reports: 1, productId: 'phone' },
    [`categories/${categoryId}`]: category,
    'products/phone': { ...phone, keywords: ['samsung', 'galaxy'], priceBand: 20 },
    'products/phone/private/contact': aContact(),
    'products/advertised': {
      ...aProduct(past, { isAdvertised: true }),
      advertisedAt: aMoment(past, 5),
      keywords: ['samsung'],
      priceBand: 20,
    },
    'products/advertised/private/contact': aContact(),
    'products/hidden': aProduct(past, { isHidden: true }),
    'products/hidden/private/contact': aContact(),
    'products/sold': aProduct(past, { isSold: true }),
    'products/sold/private/contact': aContact(),
    'wishlists/buyer_phone': aWish(past),
    'orders/buyer_phone': anOrder(past),
    'reportedProducts/phone': { ...phone, productId: 'phone', reportCount: 1, state: 'open' },
    'reportedProducts/phone/reporters/buyer': { reason: 'fake', note: '', at: aMoment(past, 30) },
    'products/again': phone,
    'products/again/private/contact': aContact(),
    'reservations/phone': { buyerId: 'buyer', tranId: 'buyer', until: aMoment(past, 60) },
    ...dealingsOf('buyer', 'again'),
    'payoutAccounts/seller': aPayoutAccount(),
    ...lostBy('deleted', { isHidden: true }),
    ...lostBy('demoted', {}),
    'products/demotedHidden': aProduct(past, { sellerId: 'demoted', isHidden: true }),
    ...Object.fromEntries(ROWS.map((path) => [path, { buyerId: 'buyer', sellerId: 'seller' }])),
    'public/landing': { categories: [], advertised: [], updatedAt: aMoment(past, 40) },
  };
}

/** A payment that is under way: it holds the phone for an hour. */
export const aReservation = () => ({
  buyerId: 'buyer',
  tranId: 'buyer',
  until: Timestamp.fromMillis(Date.now() + 3_600_000),
});

const ROWS = ['stats/row', 'auditLog/row', 'deadLetters/row', 'rateLimits/row', 'idempotency/row', 'x/row'];

function dealingsOf(buyerId: SignedInName, productId: string): Documents {
  const booked = { productId, product: aProduct(past) };
  return {
    [`orders/${buyerId}_${productId}`]: anOrder(past, booked, { buyerId, status: 'cancelled' }),
    [`payments/${buyerId}`]: aPayment({ productId, buyerId, sellerId: 'seller' }),
    [`paymentSessions/${buyerId}`]: { sessionKey: 'key', gatewayUrl: 'https://sandbox.sslcommerz.com/' },
  };
}

/** A phone of his own, his booking, wish and report of another's, and what a payment leaves. */
function lostBy(uid: 'deleted' | 'demoted', over: Partial<Product<Timestamp>>): Documents {
  const booked = { productId: 'advertised', product: aProduct(past, { isAdvertised: true }) };
  return {
    [`products/${uid}Phone`]: aProduct(past, { sellerId: uid, ...over }),
    [`products/${uid}Phone/private/contact`]: aContact({ sellerId: uid }),
    [`wishlists/${uid}_advertised`]: aWish(past, booked, { buyerId: uid }),
    [`orders/${uid}_advertised`]: anOrder(past, booked, { buyerId: uid }),
    [`reportedProducts/advertised/reporters/${uid}`]: { reason: 'fake', note: '', at: aMoment(past, 30) },
    [`reservations/${uid}Phone`]: { buyerId: uid, tranId: uid, until: aMoment(past, 60) },
    ...dealingsOf(uid, 'again'),
    [`payoutAccounts/${uid}`]: aPayoutAccount(),
  };
}
