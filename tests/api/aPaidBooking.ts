import { randomBytes } from 'node:crypto';
import {
  type Order,
  type Payment,
  paymentPath,
  type PaymentState,
  productPath,
  type Reservation,
  reservationPath,
  UNTIL_DECIDED,
} from '@bns/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import { aPayment } from '../builders/aPayment.ts';
import { aBooking } from './aBooking.ts';
import { db } from './behind.ts';

const PAID: readonly PaymentState[] = ['paid', 'payoutDue', 'paidOut'];

/** An id that the gateway has never heard of. */
export const newTranId = () => `BNS${randomBytes(12).toString('hex')}`;

type Over = Partial<Payment<Date>> & { order?: Partial<Order<Timestamp>> };

/**
 * Somebody's payment for somebody's phone as it stands in this state, with its order, phone and reservation. What has
 * been taken is the whole amount, and the gateway has never heard of it.
 */
export async function aPaidBooking(
  parties: { buyerId: string; sellerId: string },
  { order, ...over }: Over = {},
): Promise<{ tranId: string; orderId: string; productId: string }> {
  const tranId = newTranId();
  const { state = 'paid' } = over;
  const isSold = PAID.includes(state);
  const { orderId, productId } = await aBooking(parties, {
    ...(isSold && { status: 'paid', isPaid: true, tranId }),
    ...order,
  });
  const now = new Date();
  const payment = aPayment(
    { productId, ...parties },
    { createdAt: now, nextCheckAt: null, taken: 3_150_000, bankTranId: `BANK${tranId}`, ...over, state },
  );
  const batch = db.batch().set(db.doc(paymentPath(tranId)), payment);
  if (isSold) batch.update(db.doc(productPath(productId)), { isSold: true, isPaid: true });
  if (state === 'review') {
    const held: Reservation<Date> = { tranId, buyerId: parties.buyerId, until: UNTIL_DECIDED };
    batch.set(db.doc(reservationPath(productId)), held);
  }
  await batch.commit();
  return { tranId, orderId, productId };
}
