import { CHECK_AGAIN_MS, DomainError, MESSAGES, type Payment } from '@bns/domain';
import type { RefundAnswer } from '../outside/gateway.ts';
import type { Actor } from '../store/actor.ts';
import { noteRefund, noteRefunded, noteRefundFailed, noteRefundRef } from './moveMoney.ts';
import { readPayment } from './rows.ts';
import type { World } from './world.ts';

/**
 * Sends what a payment took back to its buyer, the whole of it, through the gateway. It is noted before the gateway is asked;
 * asking twice sends nothing twice, for nobody can be sent back more than was taken. Where it is under way, that is asked
 * again later.
 * @returns false where it has been sent back already
 * @throws DomainError `conflict` where none is due, `upstream` where the gateway refuses it or does not answer
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
  await noteAnswer(world, tranId, null, await world.gateway.refund(requestOf(tranId, payment)));
  return true;
}

/** Asks the gateway what became of a refund that is under way. */
export async function followRefund(world: World, tranId: string): Promise<void> {
  const payment = await readPayment(world.documents, tranId);
  if (payment?.state !== 'refundDue' || payment.refundRef === null) return;
  await noteAnswer(world, tranId, payment.refundRef, await world.gateway.askRefund(payment.refundRef));
}

/** @param asked about which refund it was asked, null for a new one */
async function noteAnswer(
  world: World,
  tranId: string,
  asked: string | null,
  { status, refundRef }: RefundAnswer,
): Promise<void> {
  if (status === 'success') {
    await noteRefunded(world, tranId);
    return;
  }
  if (status === 'processing') {
    await noteRefundRef(world, tranId, refundRef, new Date(world.now() + CHECK_AGAIN_MS));
    return;
  }
  await noteRefundFailed(world, tranId, asked);
  throw new DomainError('upstream', MESSAGES.wrong);
}

const requestOf = (tranId: string, { bankTranId, taken }: Payment<Date>) => ({
  bankTranId: bankTranId ?? '',
  amount: taken ?? 0,
  remarks: 'BNS refund',
  refId: tranId,
});
