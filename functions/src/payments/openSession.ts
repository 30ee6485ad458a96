import {
  DomainError,
  endAttempt,
  type Payment,
  PAYMENT_NOTICE,
  paymentPath,
  type PaymentSession,
  paymentSessionPath,
  whyNotSold,
} from '@bns/domain';
import type { Attempt, Started } from './attempt.ts';
import type { Documents } from './documents.ts';
import { moveMoney } from './moveMoney.ts';
import { payableOrder } from './payableOrder.ts';
import type { World } from './world.ts';

/**
 * Opens a session at the gateway for an attempt that holds its phone.
 * @throws DomainError what payableOrder throws, `upstream` where the gateway opens none; then the attempt has ended
 */
export async function openSession(world: World, { tranId, orderId, order }: Attempt): Promise<Started> {
  const { documents, gateway, now } = world;
  const { title, categoryName, buyerName: name, buyerEmail: email, buyerPhone: phone } = order;
  const buyer = { name, email, phone, location: order.meetingLocation };
  const request = { tranId, amountTk: order.resalePrice, title, categoryName, buyer };
  try {
    // Looked at once more: from the reservation on nobody sells or edits the phone, but until then somebody may have.
    await payableOrder(documents, orderId);
    const session = await gateway.openSession(request);
    await noteSession(documents, tranId, session, now);
    return { tranId, gatewayUrl: session.gatewayUrl, isNew: true };
  } catch (error) {
    await endOpening(world, tranId);
    throw error;
  }
}

/** @throws DomainError `conflict` where the attempt has ended meanwhile: nobody is sent to pay for it */
function noteSession(
  documents: Documents,
  tranId: string,
  session: PaymentSession,
  now: () => number,
): Promise<void> {
  return documents.decide(async (look) => {
    const [found] = await look(paymentPath(tranId));
    const { state } = (found ?? {}) as Partial<Payment<Date>>;
    if (state !== 'opening' && state !== 'open') {
      throw new DomainError('conflict', PAYMENT_NOTICE.opening, { retryAfterSeconds: 1 });
    }
    return {
      writes: [
        { put: paymentSessionPath(tranId), fields: session },
        { update: paymentPath(tranId), fields: { state: 'open', updatedAt: new Date(now()) } },
      ],
      result: undefined,
    };
  });
}

/** Ends an attempt whose session was never opened, or whose phone could not be had any more. */
export const endOpening = (world: World, tranId: string) =>
  moveMoney(world, tranId, {
    judge: (seen) =>
      seen.payment.state === 'opening'
        ? endAttempt(seen, { to: 'failed', by: 'gateway', reason: whyNotSold(seen) ?? 'noSession' })
        : null,
  });
