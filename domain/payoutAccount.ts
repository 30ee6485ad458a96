import * as yup from 'yup';
import { choiceField, cleanedText } from './fields.ts';
import { PAYOUT_TEXT } from './limits.ts';
import { PAYMENT_NOTICE } from './paymentMessages.ts';
import { canonicalPhone } from './phone.ts';
import { foldDigits, isNotBlank, normalizeLine } from './text.ts';

export const PAYOUT_KINDS = ['bkash', 'nagad', 'bank'] as const;
export type PayoutKind = (typeof PAYOUT_KINDS)[number];

/** What they are called. */
export const PAYOUT_WORDS: Readonly<Record<PayoutKind, string>> = {
  bkash: 'bKash',
  nagad: 'Nagad',
  bank: 'Bank',
};

/** A mobile wallet's number is a BD mobile number, an account's has 8 to 20 digits. */
const ACCOUNT_NUMBER = /^\d{8,20}$/;
const digits = (text: string) => foldDigits(normalizeLine(text)).replace(/[\s-]/g, '');
const isBank = ({ parent }: yup.TestContext) => (parent as { kind?: unknown }).kind === 'bank';

/** What a bank asks for, and nobody else. */
const bankText = (required: string) =>
  cleanedText((text) => normalizeLine(text) || undefined)
    .optional()
    .max(PAYOUT_TEXT.max, PAYMENT_NOTICE.payoutLength)
    .test(
      'bank',
      required,
      (value, context) => !isBank(context) || (value !== undefined && isNotBlank(value)),
    );

/** Where a seller's money goes: body of `PUT /users/payout-account`, and what the form holds. */
export const payoutAccountBody = yup.object({
  kind: choiceField(PAYMENT_NOTICE.payoutKind, PAYOUT_KINDS, PAYMENT_NOTICE.payoutKind),
  number: cleanedText((text) => canonicalPhone(text) ?? digits(text))
    .required(PAYMENT_NOTICE.payoutNumber)
    .test(
      'account',
      PAYMENT_NOTICE.accountNumber,
      (value, context) => !isBank(context) || ACCOUNT_NUMBER.test(value),
    )
    .test(
      'wallet',
      PAYMENT_NOTICE.walletNumber,
      (value, context) => isBank(context) || canonicalPhone(value) !== null,
    ),
  accountName: bankText(PAYMENT_NOTICE.accountName),
  bankName: bankText(PAYMENT_NOTICE.bankName),
  branch: bankText(PAYMENT_NOTICE.bankBranch),
});
export type PayoutAccountBody = yup.InferType<typeof payoutAccountBody>;

/** `payoutAccounts/{uid}`: its seller's and the admins' to read, nobody else's. */
export type PayoutAccount<Time> = PayoutAccountBody & { updatedAt: Time };

/** The document that a form turns into: a wallet has a number alone. */
export function payoutAccount<Time>(
  { kind, number, ...bank }: PayoutAccountBody,
  now: Time,
): PayoutAccount<Time> {
  return { kind, number, ...(kind === 'bank' && bank), updatedAt: now };
}

/** How a payment says where its money went: `bKash …5678`. */
export function maskedAccount({ kind, number }: Pick<PayoutAccountBody, 'kind' | 'number'>): string {
  return `${PAYOUT_WORDS[kind]} …${number.slice(-4)}`;
}
