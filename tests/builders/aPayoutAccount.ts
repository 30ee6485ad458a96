import { type PayoutAccount, payoutAccount } from '@bns/domain';

/** `payoutAccounts/{uid}`: a seller's bKash. */
export const aPayoutAccount = (): PayoutAccount<Date> =>
  payoutAccount({ kind: 'bkash', number: '01712345678' }, new Date(Date.UTC(2026, 0, 15, 11)));
