import { payoutAccountPath } from '@bns/domain';
import type { Known } from '../../../dev/screens/screens.ts';
import { aPayoutAccount } from '../../builders/aPayoutAccount.ts';
import { aBooking, aPaying, aPerson, aPhone, aWishing, clearQuietStage, db } from './backstage.ts';

/** The phone that nobody has booked, and the one that the buyer has. */
export const FREE_PHONE = 'Galaxy A52';
export const BOOKED_PHONE = 'Redmi Note 12';

/** What the payment service said of the buyer's payment. */
const PAID = {
  state: 'paid',
  answerSeenAt: new Date(),
  validatedAt: new Date(),
  nextCheckAt: null,
  cardType: 'BKASH-BKash',
  bankTranId: 'LOCALBANK1',
} as const;

/**
 * Puts a market in place in which every screen has something to show, without events: a buyer, a verified seller and an
 * admin, three phones (one of them sold), a booking, a wish, what the buyer paid for the sold one, and a
 * payment for each of an admin's desks.
 */
export async function smallMarket(): Promise<Known> {
  await clearQuietStage();
  const [seller, buyer] = await Promise.all([
    aPerson({ email: 'seller@bns.test', isSeller: true, isVerified: true }),
    aPerson({ email: 'buyer@bns.test' }),
    aPerson({ email: 'admin@bns.test', isAdmin: true }),
  ]);
  const [bookedPhone, ownPhone, soldPhone] = await Promise.all([
    aPhone(seller, { title: BOOKED_PHONE, isAdvertised: true }),
    aPhone(seller, { title: FREE_PHONE }),
    aPhone(seller, { title: 'Pixel 7', isSold: true, isPaid: true }),
  ]);
  await Promise.all([aBooking(buyer, bookedPhone), aWishing(buyer, ownPhone)]);
  const [paidPayment] = await Promise.all([
    aPaying(buyer, soldPhone, PAID),
    aPaying(buyer, soldPhone, { ...PAID, state: 'review', reason: 'risky', waits: 'decide' }),
    aPaying(buyer, soldPhone, { ...PAID, state: 'payoutDue', waits: 'payout' }),
    db.doc(payoutAccountPath(seller.uid)).set(aPayoutAccount()),
  ]);
  return { categoryId: 'samsung', bookedPhone, paidPayment, ownPhone };
}
