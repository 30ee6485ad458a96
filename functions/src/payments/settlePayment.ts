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
  type PaymentChanges,
  type Payment,
  paymentPath,
  type PaymentState,
  type Taken,
} from '@bns/domain';
import { logPaymentRefused, logPaymentSettled } from '../log.ts';
import type { Ended, Validation } from '../outside/gateway.ts';
import { Rivals } from './documents.ts';
import { noteAsked } from './heldMoney.ts';
import { moveMoney } from './moveMoney.ts';
import { type PaymentSeen, readPayment } from './rows.ts';
import type { Money, World } from './world.ts';

/** What a message said; none of it is believed, but for an end without money that the gateway signed. */
export type Hint = {
  valId: string | null;
  ended: Ended | null;
  isSigned: boolean;
};

const NO_HINT: Hint = { valId: null, ended: null, isSigned: false };

/**
 * Asks the gateway about a payment and makes it so (contract sslcommerz §3 and §4). Its answer to our own question is all
 * that counts: whatever a message says, it only says where to look. May run at any time, any number of times and beside
 * itself. 1 read where the money has come before and nobody signed otherwise; else 1 or 2 calls of the gateway, 3 reads and
 * one transaction of 4.
 * @throws DomainError `upstream` where the gateway gives no answer: the payment stays as it is
 */
export async function settlePayment(world: World, tranId: string, hint: Hint = NO_HINT): Promise<void> {
  const payment = await readPayment(world.documents, tranId);
  if (payment === undefined) return;
  if (!mayStillTake(payment.state)) {
    // Nobody but the gateway makes us ask it about a payment that has had its money.
    if (hint.isSigned && hint.valId !== null) await takeFrom(world, tranId, hint.valId);
    return;
  }
  if (hint.valId !== null && (await takeFrom(world, tranId, hint.valId))) return;
  const { isTaken, ended } = await takeAll(world, tranId);
  const end = ended ?? hint.ended;
  if (isTaken) await noteAsked(world, tranId);
  else await settle(world, tranId, (seen) => withoutMoney(seen, end));
}

/**
 * Asks the gateway whether a payment that has had its money has had more.
 * @throws DomainError `upstream` where it gives no answer
 */
export async function lookForSecond(world: World, tranId: string): Promise<void> {
  await takeAll(world, tranId);
  await noteAsked(world, tranId);
}

/** Asks what the gateway knows of a payment, and takes all money that it vouches for. */
async function takeAll(world: World, tranId: string): Promise<{ isTaken: boolean; ended: Ended | null }> {
  const { valIds, ended } = await world.gateway.inquire(tranId);
  let isTaken = false;
  for (const valId of valIds) isTaken = (await takeFrom(world, tranId, valId)) || isTaken;
  return { isTaken, ended };
}

/** What becomes of an attempt that the gateway knows no money of. */
function withoutMoney(seen: PaymentSeen, end: Ended | null): PaymentChanges | null {
  const { state } = seen.payment;
  if (!mayStillTake(state)) return null;
  if (end === null || !isWaiting(state)) return foundNothing(seen);
  // A session that never opened cannot have expired or failed at the customer's hands.
  const ended = endAttempt(seen, { to: state === 'opening' ? 'failed' : end, by: 'gateway' });
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
  const isFirst = await settle(world, tranId, (seen) => judgeTaken(seen, taken));
  if (!isFirst) await noteSecond(world, tranId, taken);
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

/**
 * One verdict in one transaction; what the payment came to is logged.
 * @returns false where the verdict is null
 */
async function settle(
  world: World,
  tranId: string,
  judge: (seen: PaymentSeen) => PaymentChanges | null,
): Promise<boolean> {
  let came: PaymentState | undefined;
  const isMoved = await moveMoney(world, tranId, {
    judge: (seen) => {
      const changes = judge(seen);
      came = changes?.payment.state;
      return changes;
    },
  });
  if (came !== undefined) logPaymentSettled(tranId, came);
  return isMoved;
}

/**
 * Notes that the buyer came back, or that the gateway wrote: his page shows it while the gateway is asked. 1 write the first
 * time.
 * @param payment as it was just read
 */
export async function noteAnswer(
  { documents, now }: Money,
  tranId: string,
  { state, answerSeenAt }: Pick<Payment<Date>, 'state' | 'answerSeenAt'>,
): Promise<void> {
  if (!isWaiting(state) || answerSeenAt !== null) return;
  await documents.commit([{ update: paymentPath(tranId), fields: { answerSeenAt: new Date(now()) } }]);
}
