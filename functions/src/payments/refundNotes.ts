import { askForRefund, lateLook, refunded, seeRefund } from '@bns/domain';
import type { Actor } from '../store/actor.ts';
import { moveMoney } from './moveMoney.ts';
import type { Money } from './world.ts';

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
