import { type PaymentState, type PaymentWait, paymentPath, payoutAccountPath } from '@bns/domain';
import { type LiveDoc, useDocument } from './documents.ts';
import { type LiveList, useList } from './lists.ts';
import { type PaymentRow, type PayoutAccountRow, paymentRow, payoutAccountRow } from './paymentRow.ts';
import { useUid } from './uid.ts';

export type { PaymentRow, PayoutAccountRow } from './paymentRow.ts';

/** A payment as it stands; missing for who is neither its buyer, nor the phone's seller, nor an admin. */
export function usePayment(tranId: string): LiveDoc<PaymentRow> {
  return useDocument(paymentPath(tranId), paymentRow);
}

/** This person's attempts to pay for one of his orders, the newest first. */
export function usePaymentsOfOrder(orderId: string): LiveList<PaymentRow> {
  return useList('paymentsOfOrder', [useUid(), orderId], paymentRow);
}

/**
 * What was paid for this person's phones, the last changed first.
 * @param states at most 30, in any order
 */
export function usePaymentsOfSeller(states: readonly PaymentState[]): LiveList<PaymentRow> {
  return useList('paymentsOfSeller', [useUid(), states.toSorted()], paymentRow);
}

/** Payments that wait for an admin, who waits longest first. */
export function usePaymentsWaiting(wait: PaymentWait): LiveList<PaymentRow> {
  return useList('paymentsWaiting', [wait], paymentRow, 'admins');
}

/** All payments, the newest first. */
export function usePayments(): LiveList<PaymentRow> {
  return useList('payments', [], paymentRow, 'admins');
}

/** Where somebody's money goes: for himself and admins; missing where he has not said. */
export function usePayoutAccount(uid: string): LiveDoc<PayoutAccountRow> {
  return useDocument(payoutAccountPath(uid), payoutAccountRow);
}
