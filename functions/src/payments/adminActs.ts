import {
  decide,
  type DecidePaymentBody,
  DomainError,
  maskedAccount,
  type PaidOutBody,
  PAYMENT_NOTICE,
  payOut,
  type PayoutAccount,
  payoutAccountPath,
} from '@bns/domain';
import type { Actor } from '../store/actor.ts';
import { moveMoney } from './moveMoney.ts';
import type { Money } from './world.ts';

/** An admin decides about what waits for him. */
export const decidePayment = (money: Money, tranId: string, said: DecidePaymentBody, by: Actor) =>
  moveMoney(money, tranId, {
    by,
    isAdmins: true,
    audited: said.accept ? 'acceptPayment' : 'rejectPayment',
    judge: (seen) => decide(seen, said),
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
