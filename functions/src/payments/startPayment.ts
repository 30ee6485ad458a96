import { randomBytes } from 'node:crypto';
import {
  DomainError,
  newPayment,
  PAYMENT_NOTICE,
  paymentPath,
  type Reservation,
  reservationPath,
} from '@bns/domain';
import type { Attempt, Held, Started } from './attempt.ts';
import { Rivals } from './documents.ts';
import { yieldTo } from './makeRoom.ts';
import { openSession } from './openSession.ts';
import { payableOrder } from './payableOrder.ts';
import type { World } from './world.ts';

/** Each round ends an attempt that is over; two that press at once see each other's. */
const MOST_ROUNDS = 5;

/**
 * Begins to pay for a booking: reserves its phone, opens a session at the gateway and says where to pay. A repeat while the
 * attempt is open leads back to it. 5 reads and 2 commits where the phone is free.
 * @throws DomainError `not-found`, `sold`, `conflict` (no open booking, outside what can be paid online, somebody else is
 * paying: with the time when that ends), `upstream` where the gateway opens no session: the order stays payable
 */
export async function startPayment(world: World, orderId: string): Promise<Started> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const order = await payableOrder(world.documents, orderId);
    const tranId = `BNS${randomBytes(12).toString('hex')}`;
    const rival = await reserve(world, { tranId, orderId, order });
    if (rival === null) return openSession(world, { tranId, orderId, order });
    const resumed = await yieldTo(world, rival, order);
    if (resumed !== null) return resumed;
  }
  throw new DomainError('conflict', PAYMENT_NOTICE.opening, { retryAfterSeconds: 1 });
}

/** @returns who holds the phone, null where this attempt does by now */
async function reserve({ documents, now }: World, { tranId, orderId, order }: Attempt): Promise<Held | null> {
  const { payment, reservation } = newPayment(tranId, orderId, order, now());
  const path = reservationPath(order.productId);
  try {
    await documents.commit([
      { create: path, fields: reservation },
      { create: paymentPath(tranId), fields: payment },
    ]);
    return null;
  } catch (error) {
    if (!(error instanceof Rivals)) throw error;
    const found = await documents.read(path);
    const held = found?.data as Reservation<Date> | undefined;
    // A commit that was repeated because its answer was lost has met itself.
    return held?.tranId === tranId ? null : { path, held, version: found?.version };
  }
}
