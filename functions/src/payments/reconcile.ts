import { CHECK_AGAIN_MS, lateLook, mayStillTake, type Payment, paymentPath } from '@bns/domain';
import { logPaymentNotSettled } from '../log.ts';
import { settleClock } from './heldMoney.ts';
import { followRefund } from './refundPayment.ts';
import { readPayment } from './rows.ts';
import { lookForSecond, settlePayment } from './settlePayment.ts';
import type { Money, World } from './world.ts';

/** How many payments one run looks at: the rest is due in the next one. */
const MOST = 200;

/** A world whose gateway may be switched off. */
type MaybeOff = Money & { gateway: World['gateway'] | null };

/**
 * Looks at every payment that is due: asks the gateway about open attempts and refunds under way, and gives money that nobody
 * complained about to its seller. One that fails does not hold up the others; it is due again later, as is what a gateway
 * would have to be asked about that is switched off.
 * @returns how many it looked at
 */
export async function reconcile(world: MaybeOff): Promise<number> {
  const due = await world.documents.due(new Date(world.now()), MOST);
  for (const tranId of due) {
    await look(world, tranId).catch(async (error: unknown) => {
      logPaymentNotSettled(tranId, error);
      await postpone(world, tranId);
    });
  }
  return due.length;
}

async function look({ gateway, ...money }: MaybeOff, tranId: string): Promise<void> {
  const payment = await readPayment(money.documents, tranId);
  if (payment === undefined) return;
  const isToAsk = isGatewaysToSay(payment, money.now());
  if (isToAsk && gateway !== null) await ask({ ...money, gateway }, tranId, payment);
  await settleClock(money, tranId);
  if (isToAsk && gateway === null) await postpone(money, tranId);
}

/**
 * Asks the gateway about one payment, whatever it waits for, and makes of it what time makes of it.
 * @throws DomainError `upstream` where the gateway does not answer
 */
export async function checkPayment(world: World, tranId: string): Promise<void> {
  const payment = await readPayment(world.documents, tranId);
  if (payment === undefined) return;
  await ask(world, tranId, payment);
  await settleClock(world, tranId);
}

async function ask(world: World, tranId: string, payment: Payment<Date>): Promise<void> {
  if (mayStillTake(payment.state)) await settlePayment(world, tranId);
  else await lookForSecond(world, tranId);
  await followRefund(world, tranId);
}

/** Whether there is something to ask the gateway about by now. */
function isGatewaysToSay(payment: Payment<Date>, nowMs: number): boolean {
  const late = lateLook(payment);
  return (
    mayStillTake(payment.state) || payment.refundRef !== null || (late !== null && late.getTime() <= nowMs)
  );
}

/** The gateway did not answer: nothing is known, so nothing ends. */
async function postpone({ documents, now }: Money, tranId: string): Promise<void> {
  await documents
    .commit([{ update: paymentPath(tranId), fields: { nextCheckAt: new Date(now() + CHECK_AGAIN_MS) } }])
    .catch((error: unknown) => logPaymentNotSettled(tranId, error));
}
