import { CHECK_AGAIN_MS, DomainError, PAYMENT_NOTICE, type Payment } from '@bns/domain';
import { logPaymentNotSettled } from '../log.ts';
import type { Actor } from '../store/actor.ts';
import { noteRefund, noteRefunded, noteRefundFailed, noteRefundRef } from './refundNotes.ts';
import { readPayment } from './rows.ts';
import type { World } from './world.ts';

/**
 * Sends what a payment took back to its buyer, the whole of it, through the gateway. It is noted before the gateway is asked,
 * so that two admins ask once; nobody can be sent back more than was taken. What the gateway says at first is that it has
 * begun: whether the money is back it says when it is asked about the refund, now and again later.
 * @returns false where it has been sent back already
 * @throws DomainError `conflict` where none is due or the gateway refuses it, `upstream` where it does not answer
 */
export async function refundPayment(world: World, tranId: string, by: Actor): Promise<boolean> {
  const before = await readPayment(world.documents, tranId);
  if (before?.state === 'refunded') return false;
  if (before?.refundRef != null) {
    await followRefund(world, tranId);
    return true;
  }
  await noteRefund(world, tranId, by);
  const payment = await readPayment(world.documents, tranId);
  if (payment === undefined) return false;
  const { status, refundRef } = await world.gateway.refund(requestOf(tranId, payment));
  if (status === 'failed') await fail(world, tranId, null);
  await noteRefundRef(world, tranId, refundRef, later(world));
  // It is under way, whatever is said of it now.
  await followRefund(world, tranId).catch((error: unknown) => logPaymentNotSettled(tranId, error));
  return true;
}

/** Asks the gateway what became of a refund that is under way. */
export async function followRefund(world: World, tranId: string): Promise<void> {
  const payment = await readPayment(world.documents, tranId);
  if (payment?.state !== 'refundDue' || payment.refundRef === null) return;
  const { status } = await world.gateway.askRefund(payment.refundRef);
  if (status === 'success') await noteRefunded(world, tranId);
  else if (status === 'processing') await noteRefundRef(world, tranId, payment.refundRef, later(world));
  else await fail(world, tranId, payment.refundRef);
}

/** @param refundRef which refund failed, null for one that never was under way */
async function fail(world: World, tranId: string, refundRef: string | null): Promise<never> {
  await noteRefundFailed(world, tranId, refundRef);
  throw new DomainError('conflict', PAYMENT_NOTICE.refundRefused);
}

const later = ({ now }: World) => new Date(now() + CHECK_AGAIN_MS);

const requestOf = (tranId: string, { bankTranId, taken }: Payment<Date>) => ({
  bankTranId: bankTranId ?? '',
  amount: taken ?? 0,
  remarks: 'BNS refund',
  refId: tranId,
});
