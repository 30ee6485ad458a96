import type { Known } from '../../../dev/screens/screens.ts';
import { aBooking, aPerson, aPhone, aWishing, clearQuietStage } from './backstage.ts';

/** The phone that nobody has booked, and the one that the buyer has. */
export const FREE_PHONE = 'Galaxy A52';
export const BOOKED_PHONE = 'Redmi Note 12';

/**
 * Puts a market in place in which every screen has something to show, without events: a buyer, a verified seller and an
 * admin, three phones (one of them sold), a booking and a wish.
 */
export async function smallMarket(): Promise<Known> {
  await clearQuietStage();
  const [seller, buyer] = await Promise.all([
    aPerson({ email: 'seller@bns.test', isSeller: true, isVerified: true }),
    aPerson({ email: 'buyer@bns.test' }),
    aPerson({ email: 'admin@bns.test', isAdmin: true }),
  ]);
  const [bookedPhone, ownPhone] = await Promise.all([
    aPhone(seller, { title: BOOKED_PHONE, isAdvertised: true }),
    aPhone(seller, { title: FREE_PHONE }),
    aPhone(seller, { title: 'Pixel 7', isSold: true }),
  ]);
  await Promise.all([aBooking(buyer, bookedPhone), aWishing(buyer, ownPhone)]);
  return { categoryId: 'samsung', bookedPhone, ownPhone };
}
