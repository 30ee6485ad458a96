import { type PayoutAccountBody, payoutAccountBody } from '@bns/domain';
import { yupResolver } from '@hookform/resolvers/yup';
import type { Resolver } from 'react-hook-form';

/** The form of an account, or of none yet. */
export function payoutInput(account?: PayoutAccountBody): PayoutAccountBody {
  const { kind = 'bkash', number = '', accountName = '', bankName = '', branch = '' } = account ?? {};
  return { kind, number, accountName, bankName, branch };
}

const check = yupResolver(payoutAccountBody);

/** What was typed for a bank is neither judged nor sent with a wallet, and is there again with the bank. */
export const payoutResolver: Resolver<PayoutAccountBody> = (input, context, options) => {
  const { kind, number, ...bank } = input;
  return check({ kind, number, ...(kind === 'bank' && bank) }, context, options);
};
