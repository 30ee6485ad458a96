import { randomUUID } from 'node:crypto';
import {
  type AuditAction,
  type AuditEntry,
  COLLECTIONS,
  DomainError,
  PAYMENT_NOTICE,
  type PaymentChanges,
  userPath,
} from '@bns/domain';
import type { Actor } from '../store/actor.ts';
import type { StoredUser } from '../store/users.ts';
import type { Look, Write } from './documents.ts';
import { type PaymentSeen, seePayment } from './rows.ts';
import type { Money } from './world.ts';
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
export function moveMoney(
  { documents, now }: Money,
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
