import { PAYMENT_TK } from './limits.ts';
import { formatTk } from './money.ts';
import type { PaymentReason, PaymentState } from './payment.ts';

/** A payment's state in words, for whoever may see it. */
export const PAYMENT_WORDS: Readonly<Record<PaymentState, string>> = {
  opening: 'Starting',
  open: 'Waiting for the payment',
  failed: 'Failed',
  cancelled: 'Cancelled',
  expired: 'Not paid in time',
  review: 'Being looked at',
  paid: 'Paid',
  payoutDue: 'Paid, for the seller',
  paidOut: 'Paid out to the seller',
  refundDue: 'Refund on its way',
  refunded: 'Refunded',
};

/** Why, in words for buyer, seller and admin. */
export const PAYMENT_REASON_WORDS: Readonly<Record<PaymentReason, string>> = {
  noSession: 'The payment service did not answer. No money was taken',
  risky: 'The payment service warns of a risk, so an admin looks at it first',
  notReceived: 'The buyer says that he did not get the phone. An admin looks into it',
  silent: 'Neither side has said for two weeks that the phone changed hands. An admin looks into it',
  closed: 'The account of the buyer is closed, so an admin decides',
  wrongAmount: 'Another amount was paid than agreed on',
  otherCurrency: 'It was paid in another currency than Taka',
  late: 'The payment came too late',
  paidTwice: 'It was paid a second time',
  soldToOther: 'The phone had been sold to somebody else',
  phoneGone: 'The phone was no longer for sale',
  orderOver: 'The booking was over',
  rejected: 'An admin has decided to send the money back',
  complaintUpheld: 'An admin has decided that the buyer did not get the phone',
};

/** Sentences about paying. */
export const PAYMENT_NOTICE = {
  off: 'Online payment is not available. Please pay in person',
  outsideLimits: `Online payment is for ${formatTk(PAYMENT_TK.min)} to ${formatTk(PAYMENT_TK.max)}. Please pay in person`,
  reservedUntil: (time: string) =>
    `Somebody else is paying for this phone just now. If he does not, you can pay from ${time} on`,
  inReview: 'A payment for this phone is being looked at. Please try again later',
  opening: 'Your payment is being started. Please try again in a moment',
  noSuchPayment: 'There is no such payment',
  stands: (state: string) => `This cannot be done to a payment in the state '${state}'`,
  notWaiting: 'Nothing is to be decided about this payment. It can only be sent back',
  cannotBuy: 'The phone can no longer be had, so please send the money back',
  changedMeanwhile: 'This payment has changed meanwhile. Please look at it again',
  refundRefused: 'The payment service has refused the refund. Please look at its own desk',
  cannotAsk: 'Online payment is switched off, so the payment service cannot be asked',
  ownPayment: 'You are the buyer or the seller of this payment, so another admin has to do this',
  refundAsked: 'This refund has just been asked for. Please try again in a moment',
  accountChanged: 'The seller has changed his account meanwhile. Please look at it again',
  noAccount: 'The seller has not said yet where his money shall go',
  acceptNeeded: 'Please say whether you accept it: true or false',
  reference: 'Please write the reference of the transfer',
  referenceLength: 'A reference has 3 to 80 characters',
  payoutKind: 'Please choose bKash, Nagad or a bank',
  payoutNumber: 'Please write the number of the account',
  walletNumber: 'This is not a mobile number of bKash or Nagad',
  bankName: 'Please write the name of the bank',
  bankBranch: 'Please write the branch',
  accountName: 'Please write in whose name the account is',
  accountNumber: 'An account number has 8 to 20 digits',
  payoutLength: 'Please write 2 to 80 characters',
} as const;
