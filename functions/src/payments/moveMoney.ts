import {
  type AuditAction,
  type AuditEntry,
  askForRefund,
  COLLECTIONS,
  complain,
  confirmHandOver,
  DomainError,
  decide,
  lateLook,
  maskedAccount,
  mayStillTake,
  nextLook,
  type PaidOutBody,
  passTime,
  PAYMENT_NOTICE,
  type PaymentChanges,
  type PayoutAccount,
  payOut,
  payoutAccountPath,
  refunded,
  sayHandedOver,
  seeRefund,
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
type Move = {
  by?: Actor;
  audited?: AuditAction | null;
  /** An admin's act about others' money: nobody decides about his own. */
  isAdmins?: boolean;
  judge: (seen: Seen) => Verdict;
};

/**
 * One move of a payment's money with its order and its entry in the audit log, in one transaction: 5 or 6 reads.
 * @returns false where it is so already
 * @throws DomainError `not-found`, `conflict`, or what the judgement of the actor throws
 */
function moveMoney(
  { documents, now }: Pick<World, 'documents' | 'now'>,
  tranId: string,
  { by, audited = null, isAdmins = false, judge }: Move,
): Promise<boolean> {
  return documents.decide(async (look) => {
    const seen = await seePayment(look, tranId, now());
    if (seen === undefined) throw new DomainError('not-found', PAYMENT_NOTICE.noSuchPayment);
    const actorName = by === undefined ? '' : await judged(look, by, seen);
    const { buyerId, sellerId } = seen.payment;
    if (isAdmins && (by?.uid === buyerId || by?.uid === sellerId)) {
      throw new DomainError('forbidden', PAYMENT_NOTICE.ownPayment);
    }
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
/** The buyer of a paid order has got his phone. */
export const confirmPaid = (money: Money, tranId: string, by: Actor) =>
  moveMoney(money, tranId, { by, judge: (seen) => confirmHandOver(heldOf(seen)) });

/** Its seller says that he has handed it over. */
export const handOverPaid = (money: Money, tranId: string, by: Actor) =>
  moveMoney(money, tranId, { by, judge: (seen) => sayHandedOver(heldOf(seen)) });

/** Its buyer did not get it. */
export const complainPaid = (money: Money, tranId: string, by: Actor) =>
  moveMoney(money, tranId, { by, audited: 'missPhone', judge: (seen) => complain(heldOf(seen)) });

/** Makes of money that has come what time makes of it, and notes when to look next. 1 read more. */
export const settleClock = (money: Money, tranId: string) =>
  moveMoney(money, tranId, {
    judge: async (seen) => {
      const { payment, order, look } = seen;
      if (mayStillTake(payment.state) || isRefunding(payment)) return null;
      const [buyer] = await look(userPath(payment.buyerId));
      const isClosed = buyer?.['isDeleted'] === true;
      const passed = order === undefined ? null : passTime({ payment, order, nowMs: seen.nowMs }, isClosed);
      return passed ?? lookAt(seen, nextLook(payment, order));
    },
  });

/** The gateway was asked about a payment that has had its money. */
export const noteAsked = (money: Money, tranId: string) =>
  moveMoney(money, tranId, { judge: ({ nowMs }) => ({ payment: { askedAt: new Date(nowMs) } }) });

const isRefunding = ({ state, refundRef }: PaymentSeen['payment']) =>
  state === 'refundDue' && refundRef !== null;

const lookAt = ({ payment }: PaymentSeen, nextCheckAt: Date | null): PaymentChanges | null =>
  payment.nextCheckAt?.getTime() === nextCheckAt?.getTime() ? null : { payment: { nextCheckAt } };

/** An admin decides about what waits for him. */
export const decidePayment = (money: Money, tranId: string, accept: boolean, by: Actor) =>
  moveMoney(money, tranId, {
    by,
    isAdmins: true,
    audited: accept ? 'acceptPayment' : 'rejectPayment',
    judge: (seen) => decide(seen, accept),
  });

/**
 * An admin has paid the seller.
 * @param to the account that he looked at, in maskedAccount's words, where he says so
 */
export const payOutPayment = (money: Money, tranId: string, { reference, to }: PaidOutBody, by: Actor) =>
  moveMoney(money, tranId, {
    by,
    isAdmins: true,
    audited: 'payOut',
    judge: async ({ look, payment, nowMs }) => {
      const [account] = await look(payoutAccountPath(payment.sellerId));
      if (account === undefined) throw new DomainError('conflict', PAYMENT_NOTICE.noAccount);
      const paidOutTo = maskedAccount(account as unknown as PayoutAccount<Date>);
      if (to !== undefined && to !== paidOutTo)
        throw new DomainError('conflict', PAYMENT_NOTICE.accountChanged);
      return payOut(payment, { reference, paidOutTo, nowMs });
    },
  });

/** Notes that a refund is asked for, before the gateway is. */
export const noteRefund = (money: Money, tranId: string, by: Actor) =>
  moveMoney(money, tranId, {
    by,
    isAdmins: true,
    audited: 'refundPayment',
    judge: ({ payment, nowMs }) => askForRefund(payment, nowMs),
  });

/** An admin has seen at the gateway that the money is back. */
export const seeRefunded = (money: Money, tranId: string, by: Actor) =>
  moveMoney(money, tranId, { by, isAdmins: true, audited: 'seeRefund', judge: (seen) => seeRefund(seen) });

/** The gateway has sent the money back. */
export const noteRefunded = (money: Money, tranId: string) =>
  moveMoney(money, tranId, { judge: (seen) => refunded(seen) });

/** A refund is under way: what the gateway calls it, where it says so, and when to ask about it. */
export const noteRefundRef = (money: Money, tranId: string, said: string | null, nextCheckAt: Date) =>
  moveMoney(money, tranId, {
    judge: ({ payment }) => {
      // The gateway names a refund only to the one who began it: what is known stays.
      const refundRef = said ?? payment.refundRef;
      const isFollowed = payment.state === 'refundDue' && refundRef !== null;
      return isFollowed ? { payment: { refundRef, refundClaim: null, nextCheckAt } } : null;
    },
  });

/**
 * A refund came to nothing: it can be asked for anew.
 * @param refundRef how the gateway calls it, null where it was never under way: then one that is goes on
 */
export const noteRefundFailed = (money: Money, tranId: string, refundRef: string | null) =>
  moveMoney(money, tranId, {
    judge: ({ payment }) =>
      payment.state === 'refundDue' && payment.refundRef === refundRef
        ? { payment: { refundRef: null, refundClaim: null, nextCheckAt: lateLook(payment) } }
        : null,
  });
