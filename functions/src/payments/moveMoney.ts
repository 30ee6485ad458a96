import {
  type AuditAction,
  type AuditEntry,
  askForRefund,
  COLLECTIONS,
  complain,
  confirmHandOver,
  DomainError,
  decide,
  maskedAccount,
  mayStillTake,
  type Order,
  PAYMENT_NOTICE,
  type PaymentChanges,
  type PayoutAccount,
  payOut,
  payoutAccountPath,
  RELEASE_MS,
  refunded,
  release,
  sayHandedOver,
  userPath,
} from '@bns/domain';
import { randomUUID } from 'node:crypto';
import type { Actor } from '../store/actor.ts';
import type { StoredUser } from '../store/users.ts';
import type { Look, Write } from './documents.ts';
import { type PaymentSeen, seePayment } from './rows.ts';
import type { World } from './world.ts';
import { writesOf } from './writesOf.ts';

type Seen = PaymentSeen & { look: Look };
type Verdict = PaymentChanges | null | Promise<PaymentChanges | null>;
/** @param audited what the audit log calls it, null where nobody acts on another's things */
type Move = { by?: Actor; audited?: AuditAction | null; judge: (seen: Seen) => Verdict };

/**
 * One move of a payment's money with its order and its entry in the audit log, in one transaction: 5 or 6 reads.
 * @returns false where it is so already
 * @throws DomainError `not-found`, `conflict`, or what the judgement of the actor throws
 */
function moveMoney(
  { documents, now }: Pick<World, 'documents' | 'now'>,
  tranId: string,
  { by, audited = null, judge }: Move,
): Promise<boolean> {
  return documents.decide(async (look) => {
    const seen = await seePayment(look, tranId, now());
    if (seen === undefined) throw new DomainError('not-found', PAYMENT_NOTICE.noSuchPayment);
    const actorName = by === undefined ? '' : await judged(look, by, seen);
    const changes = await judge({ ...seen, look });
    if (changes === null) return { writes: [], result: false };
    const entry: Write[] =
      by === undefined || audited === null ? [] : [auditWrite(tranId, seen, audited, { ...by, actorName })];
    return { writes: [...writesOf(seen, changes), ...entry], result: true };
  });
}

async function judged(look: Look, { uid, judge }: Actor, { payment }: PaymentSeen): Promise<string> {
  const [person] = await look(userPath(uid));
  const user = person as StoredUser | undefined;
  judge(user, payment.sellerId);
  return user?.name ?? '';
}

function auditWrite(
  tranId: string,
  { payment, nowMs }: PaymentSeen,
  action: AuditAction,
  { uid, requestId, actorName }: Actor & { actorName: string },
): Write {
  const entry: AuditEntry<Date> = {
    at: new Date(nowMs),
    actorId: uid,
    actorName,
    action,
    targetKind: 'payment',
    targetId: tranId,
    targetName: payment.title,
    door: 'api',
    requestId,
  };
  return { create: `${COLLECTIONS.auditLog}/${randomUUID()}`, fields: entry };
}

type Money = Pick<World, 'documents' | 'now'>;

/** The order of a payment that has been paid for. */
function heldOf({ payment, order, nowMs }: PaymentSeen) {
  if (order === undefined) throw new DomainError('conflict', PAYMENT_NOTICE.noSuchPayment);
  return { payment, order, nowMs };
}
const handedOverMs = (order: Order<Date>) => order.handedOverAt?.getTime();

/** The buyer of a paid order has got his phone. */
export const confirmPaid = (money: Money, tranId: string, by: Actor) =>
  moveMoney(money, tranId, { by, judge: (seen) => confirmHandOver(heldOf(seen)) });

/** Its seller says that he has handed it over. */
export const handOverPaid = (money: Money, tranId: string, by: Actor) =>
  moveMoney(money, tranId, { by, judge: (seen) => sayHandedOver(heldOf(seen)) });

/** Its buyer did not get it. */
export const complainPaid = (money: Money, tranId: string, by: Actor) =>
  moveMoney(money, tranId, { by, audited: 'missPhone', judge: (seen) => complain(heldOf(seen)) });

/** Three days without a complaint. */
export const releasePaid = (money: Money, tranId: string) =>
  moveMoney(money, tranId, {
    judge: (seen) => {
      if (seen.order === undefined) return nextLook(seen, null);
      const handedOver = handedOverMs(seen.order);
      const isRunning = seen.order.status === 'handedOver' && seen.order.received === undefined;
      const next = isRunning && handedOver !== undefined ? new Date(handedOver + RELEASE_MS) : null;
      return release(heldOf(seen), handedOver) ?? nextLook(seen, next);
    },
  });

/** Nothing is left to look for: what has ended, or waits for a person. */
export const lookNoMore = (money: Money, tranId: string) =>
  moveMoney(money, tranId, {
    judge: (seen) => {
      const { state, refundRef } = seen.payment;
      const isUnderWay =
        mayStillTake(state) || state === 'paid' || (state === 'refundDue' && refundRef !== null);
      return isUnderWay ? null : nextLook(seen, null);
    },
  });

const nextLook = ({ payment }: PaymentSeen, nextCheckAt: Date | null): PaymentChanges | null =>
  payment.nextCheckAt?.getTime() === nextCheckAt?.getTime() ? null : { payment: { nextCheckAt } };

/** An admin decides about what waits for him. */
export const decidePayment = (money: Money, tranId: string, accept: boolean, by: Actor) =>
  moveMoney(money, tranId, {
    by,
    audited: accept ? 'acceptPayment' : 'rejectPayment',
    judge: (seen) => decide(seen, accept),
  });

/** An admin has paid the seller. */
export const payOutPayment = (money: Money, tranId: string, reference: string, by: Actor) =>
  moveMoney(money, tranId, {
    by,
    audited: 'payOut',
    judge: async ({ look, payment, nowMs }) => {
      const [account] = await look(payoutAccountPath(payment.sellerId));
      if (account === undefined) throw new DomainError('conflict', PAYMENT_NOTICE.noAccount);
      const paidOutTo = maskedAccount(account as unknown as PayoutAccount<Date>);
      return payOut(payment, { reference, paidOutTo, nowMs });
    },
  });

/** Notes that a refund is asked for, before the gateway is. */
export const noteRefund = (money: Money, tranId: string, by: Actor) =>
  moveMoney(money, tranId, {
    by,
    audited: 'refundPayment',
    judge: ({ payment, nowMs }) => askForRefund(payment, nowMs),
  });

/** The gateway has sent the money back. */
export const noteRefunded = (money: Money, tranId: string) =>
  moveMoney(money, tranId, { judge: (seen) => refunded(seen) });

/** What the gateway calls a refund that is under way, and when to ask about it. */
export const noteRefundRef = (money: Money, tranId: string, refundRef: string | null, nextCheckAt: Date) =>
  moveMoney(money, tranId, {
    judge: ({ payment }) => (payment.state === 'refundDue' ? { payment: { refundRef, nextCheckAt } } : null),
  });

/**
 * A refund came to nothing: it can be asked for anew.
 * @param refundRef how the gateway calls it, null where it was never under way: then one that is goes on
 */
export const noteRefundFailed = (money: Money, tranId: string, refundRef: string | null) =>
  moveMoney(money, tranId, {
    judge: ({ payment }) =>
      payment.state === 'refundDue' && payment.refundRef === refundRef
        ? { payment: { refundRef: null, nextCheckAt: null } }
        : null,
  });
