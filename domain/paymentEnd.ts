import { CHECK_AFTER_MS } from './limits.ts';
import type { PaymentReason } from './payment.ts';
import { lateLook } from './paymentClock.ts';
import { isWaiting } from './paymentMoves.ts';
import { freed, moved, type PaymentChanges, type PaymentFacts } from './paymentVerdict.ts';

type End = { to: 'failed' | 'cancelled' | 'expired'; by: 'gateway' | 'time'; reason?: PaymentReason };

/**
 * An attempt that came to nothing. It is looked at once more a day later, for money that came all the same.
 * @returns null where it waits no more
 */
export function endAttempt(facts: PaymentFacts, { to, by, reason }: End): PaymentChanges | null {
  const { payment, nowMs } = facts;
  if (!isWaiting(payment.state)) return null;
  const nextCheckAt = reason === 'noSession' ? null : lateLook(payment);
  return {
    payment: { ...moved(payment, { to, by, reason: reason ?? null, nowMs }), nextCheckAt },
    ...freed(facts),
  };
}

/**
 * The gateway was asked and knows of nothing.
 * @returns what to write: the next look, or, after the last one, the end
 */
export function foundNothing(facts: PaymentFacts): PaymentChanges {
  const { payment, nowMs } = facts;
  const askedAt = new Date(nowMs);
  if (!isWaiting(payment.state)) {
    // Whoever looks before does not take the place of the last look; where none was due, none is.
    const next = payment.nextCheckAt === null ? null : lateLook({ ...payment, askedAt });
    return { payment: { askedAt, nextCheckAt: next } };
  }
  const age = nowMs - payment.createdAt.getTime();
  const checks = CHECK_AFTER_MS.filter((after) => after <= age).length;
  const next = CHECK_AFTER_MS[checks];
  if (next === undefined) return endAttempt(facts, { to: 'expired', by: 'time' }) ?? { payment: { askedAt } };
  return { payment: { askedAt, checks, nextCheckAt: new Date(payment.createdAt.getTime() + next) } };
}
