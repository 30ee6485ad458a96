import type { PayoutKind } from '@bns/domain';

const numbers: Record<PayoutKind, string> = {
  bkash: 'bKash number',
  nagad: 'Nagad number',
  bank: 'Account number',
};

/** Where a seller's money goes: the form on his profile. */
export const payoutText = {
  heading: 'Where your money goes',
  hint: 'What buyers pay online for your phones is sent there. Only you and admins see it.',
  failed: 'Your account could not be loaded',
  loading: 'Loading',
  kind: 'Send it to',
  numbers,
  walletHint: 'The mobile number of the account',
  accountName: 'Name on the account',
  bankName: 'Bank',
  branch: 'Branch',
  save: 'Save account',
  saved: (account: string) => `Your money goes to ${account}`,
  unchanged: 'There is nothing new to save',
} as const;
