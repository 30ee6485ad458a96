import { CHECK_AGAIN_MS, mayStillTake, paymentPath } from '@bns/domain';
import { logPaymentNotSettled } from '../log.ts';
import { lookNoMore, releasePaid } from './moveMoney.ts';
import { followRefund } from './refundPayment.ts';
import { readPayment } from './rows.ts';
import { settlePayment } from './settlePayment.ts';
import type { World } from './world.ts';

/** How many payments one run looks at: the rest is due in the next one. */
const MOST = 200;

/**
 * Looks at every payment that is due: asks the gateway about open attempts and refunds under way, and gives money that nobody
 * complained about to its seller. One that fails does not hold up the others; it is due again later.
 * @returns how many it looked at
 */
export async function reconcile(world: World): Promise<number> {
  const due = await world.documents.due(new Date(world.now()), MOST);
  for (const tranId of due) {
    await checkPayment(world, tranId).catch(async (error: unknown) => {
      logPaymentNotSettled(tranId, error);
      await postpone(world, tranId);
    });
  }
  return due.length;
}

/**
 * Looks at one payment, whatever it waits for.
 * @throws DomainError `upstream` where the gateway does not answer
 */
export async function checkPayment(world: World, tranId: string): Promise<void> {
  const payment = await readPayment(world.documents, tranId);
  if (payment === undefined) return;
  if (mayStillTake(payment.state)) await settlePayment(world, tranId);
  else if (payment.state === 'refundDue' && payment.refundRef !== null) await followRefund(world, tranId);
  else if (payment.state === 'paid') await releasePaid(world, tranId);
  else if (payment.nextCheckAt !== null) await lookNoMore(world, tranId);
}

/** The gateway did not answer: nothing is known, so nothing ends. */
async function postpone({ documents, now }: World, tranId: string): Promise<void> {
  await documents
    .commit([{ update: paymentPath(tranId), fields: { nextCheckAt: new Date(now() + CHECK_AGAIN_MS) } }])
    .catch((error: unknown) => logPaymentNotSettled(tranId, error));
}
