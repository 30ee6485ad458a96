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
import { payableOrder } from './payableOrder.ts';
import { seePayment } from './rows.ts';
import type { World } from './world.ts';
import { writesOf } from './writesOf.ts';

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
    await end(world, tranId);
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

/** An attempt whose session was never opened, or whose phone could not be had any more. */
export async function end({ documents, now }: World, tranId: string): Promise<void> {
  await documents.decide(async (look) => {
    const seen = await seePayment(look, tranId, now());
    const reason = seen === undefined ? null : whyNotSold(seen);
    const changes =
      seen?.payment.state === 'opening'
        ? endAttempt(seen, { to: 'failed', by: 'gateway', reason: reason ?? 'noSession' })
        : null;
    return { writes: seen === undefined || changes === null ? [] : writesOf(seen, changes), result: null };
  });
}
