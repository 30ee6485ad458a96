import { quotaDay } from '@bns/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { aCategory } from '../builders/aCategory.ts';
import { aContact } from '../builders/aContact.ts';
import { anOrder } from '../builders/anOrder.ts';
import { aProduct } from '../builders/aProduct.ts';
import { aWish } from '../builders/aWish.ts';
import { aMoment } from '../builders/moment.ts';
import { SIGNED_IN, userOf } from '../cast/people.ts';
import type { Documents } from './stage.ts';

/** The Admin SDK's times, for documents that are there already. */
export const past = (seconds: number, nanoseconds: number) => new Timestamp(seconds, nanoseconds);

/** The document id of today's quota. */
export const today = () => quotaDay(new Date());

/**
 * What is there before each test: everybody's user document; the seller's phones `phone`, `advertised`, `hidden`
 * and `sold`; the buyer's wish, order and report of `phone`.
 */
export function theWorld(): Documents {
  const { categoryId, ...category } = aCategory();
  const phone = aProduct(past);
  return {
    ...Object.fromEntries(SIGNED_IN.map((name) => [`users/${name}`, userOf(past, name)])),
    [`users/buyer/quota/${today()}`]: { bookings: 1, listings: 0, reports: 1, productId: 'phone' },
    [`categories/${categoryId}`]: category,
    'products/phone': { ...phone, keywords: ['samsung', 'galaxy'] },
    'products/phone/private/contact': aContact(),
    'products/advertised': {
      ...aProduct(past, { isAdvertised: true }),
      advertisedAt: aMoment(past, 5),
      keywords: ['samsung'],
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
    'public/landing': { categories: [], advertised: [], updatedAt: aMoment(past, 40) },
  };
}
