import { createHash } from 'node:crypto';
import {
  DomainError,
  endAttempt,
  foundNothing,
  isWaiting,
  judgeTaken,
  mayStillTake,
  MESSAGES,
  paidTwice,
  type Payment,
  type PaymentChanges,
  paymentPath,
  type Taken,
} from '@bns/domain';
import { logPaymentRefused, logPaymentSettled } from '../log.ts';
import type { Validation } from '../outside/gateway.ts';
import { Rivals } from './documents.ts';
import { noteAsked } from './heldMoney.ts';
import { type PaymentSeen, readPayment, seePayment } from './rows.ts';
import type { World } from './world.ts';
import { writesOf } from './writesOf.ts';

/** What a message said; none of it is believed, but for an end without money that the gateway signed. */
export type Hint = {
  valId: string | null;
  ended: 'failed' | 'cancelled' | 'expired' | null;
  isSigned: boolean;
};

const NO_HINT: Hint = { valId: null, ended: null, isSigned: false };

/**
 * Asks the gateway about a payment and makes it so (contract sslcommerz §3 and §4). Its answer to our own question is all
 * that counts: whatever a message says, it only says where to look. May run at any time, any number of times and beside
 * itself. 1 read where the money has come before; else 1 or 2 calls of the gateway and one transaction of 5 reads.
 * @returns the payment as it was found, undefined where there is none
 * @throws DomainError `upstream` where the gateway gives no answer: the payment stays as it is
 */
export async function settlePayment(
  world: World,
  tranId: string,
  hint: Hint = NO_HINT,
): Promise<Payment<Date> | undefined> {
  const payment = await readPayment(world.documents, tranId);
  if (payment === undefined) return undefined;
  if (!mayStillTake(payment.state)) {
    // Nobody but the gateway makes us ask it about a payment that has had its money.
    if (hint.isSigned && hint.valId !== null) await takeFrom(world, tranId, hint.valId);
    return payment;
  }
  if (hint.valId !== null && (await takeFrom(world, tranId, hint.valId))) return payment;
  const { valIds, ended } = await world.gateway.inquire(tranId);
  let isTaken = false;
  for (const valId of valIds) isTaken = (await takeFrom(world, tranId, valId)) || isTaken;
  if (isTaken) {
    await noteAsked(world, tranId);
    return payment;
  }
  const end = ended ?? hint.ended;
  await settle(world, tranId, (seen) =>
    end !== null && isWaiting(seen.payment.state)
      ? endedBy(seen, end)
      : mayStillTake(seen.payment.state)
        ? foundNothing(seen)
        : null,
  );
  return payment;
}

/**
 * Asks the gateway whether a payment that has had its money has had more.
 * @throws DomainError `upstream` where it gives no answer
 */
export async function lookForSecond(world: World, tranId: string): Promise<void> {
  const { valIds } = await world.gateway.inquire(tranId);
  for (const valId of valIds) await takeFrom(world, tranId, valId);
  await noteAsked(world, tranId);
}

function endedBy(seen: PaymentSeen, end: NonNullable<Hint['ended']>): PaymentChanges | null {
  // A session that never opened cannot have expired or failed at the customer's hands.
  const to = seen.payment.state === 'opening' ? 'failed' : end;
  const ended = endAttempt(seen, { to, by: 'gateway' });
  return ended && { ...ended, payment: { ...ended.payment, askedAt: new Date(seen.nowMs) } };
}

/**
 * Takes the money that the gateway vouches for under this val_id; none where it is the payment's own that is known.
 * @returns whether it vouches for any
 */
async function takeFrom(world: World, tranId: string, valId: string): Promise<boolean> {
  const known = await readPayment(world.documents, tranId);
  if (known?.valId === valId) return true;
  const validation = await world.gateway.validate(valId);
  const taken = takenOf(validation, tranId, valId);
  if (taken === null || (await world.documents.isValIdOfOther(valId, tranId))) {
    logPaymentRefused(tranId, validation.status);
    return false;
  }
  await settle(world, tranId, (seen) => judgeTaken(seen, taken));
  await noteSecond(world, tranId, taken);
  return true;
}

/** Where a payment has its money from elsewhere, this is a second one: once, whoever tells of it how often. */
async function noteSecond({ documents, now }: World, tranId: string, taken: Taken): Promise<void> {
  const payment = await readPayment(documents, tranId);
  if (payment === undefined || payment.valId === null || payment.valId === taken.valId) return;
  const path = paymentPath(secondOf(taken.valId));
  await documents
    .commit([{ create: path, fields: paidTwice(payment, taken, now()) }])
    .catch((error: unknown) => {
      if (!(error instanceof Rivals)) throw error;
    });
}

/** The id of a second payment: of one val_id always the same. */
const secondOf = (valId: string) => `BNS${createHash('sha256').update(valId).digest('hex').slice(0, 24)}`;

/**
 * The money of a validation, null where it is not this payment's.
 * @throws DomainError `upstream` where it cannot be read
 */
function takenOf(validation: Validation, tranId: string, valId: string): Taken | null {
  const { status, amount, currency, isRisky, bankTranId, cardType } = validation;
  if (status === 'INVALID_TRANSACTION' || validation.tranId !== tranId) return null;
  // It vouches for something of this payment that we cannot read: nothing is known, so nothing ends.
  if (amount === null || validation.valId !== valId) throw new DomainError('upstream', MESSAGES.wrong);
  return { valId, amount, currency, isRisky, bankTranId, cardType };
}

/** One verdict in one transaction; nothing where the verdict is null. */
async function settle(
  { documents, now }: World,
  tranId: string,
  judge: (seen: PaymentSeen) => PaymentChanges | null,
): Promise<void> {
  const state = await documents.decide(async (look) => {
    const seen = await seePayment(look, tranId, now());
    const changes = seen === undefined ? null : judge(seen);
    if (seen === undefined || changes === null) return { writes: [], result: null };
    return { writes: writesOf(seen, changes), result: changes.payment.state ?? null };
  });
  if (state !== null) logPaymentSettled(tranId, state);
}

/**
 * Notes that the buyer came back, or that the gateway wrote: his page shows it while the gateway is asked. 1 read, and 1
 * write the first time.
 */
export async function noteAnswer({ documents, now }: World, tranId: string): Promise<void> {
  const payment = await readPayment(documents, tranId);
  if (payment === undefined || !isWaiting(payment.state) || payment.answerSeenAt !== null) return;
  await documents.commit([{ update: paymentPath(tranId), fields: { answerSeenAt: new Date(now()) } }]);
}
