import {
  complain,
  confirmHandOver,
  DomainError,
  mayStillTake,
  nextLook,
  passTime,
  PAYMENT_NOTICE,
  type PaymentChanges,
  sayHandedOver,
  userPath,
} from '@bns/domain';
import type { Actor } from '../store/actor.ts';
import { moveMoney } from './moveMoney.ts';
import type { PaymentSeen } from './rows.ts';
import type { Money } from './world.ts';

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
