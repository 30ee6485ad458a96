import type { Payment, PaymentAnswer, PayoutAccountBody } from '@bns/domain';
import { type Call, callApi } from './client.ts';
import { keptAnswer } from './keptAnswer.ts';

/** Rows of the domain's ENDPOINTS, repeated because that table brings every schema with it (a test compares). */
export const paymentCalls = {
  methods: { method: 'GET', path: '/payments/methods', token: 'none' },
  start: { method: 'POST', path: '/payments', token: 'any' },
  check: { method: 'POST', path: '/payments/{tranId}/check', token: 'any' },
  decide: { method: 'PUT', path: '/payments/{tranId}/decide', token: 'any' },
  refund: { method: 'POST', path: '/payments/{tranId}/refund', token: 'any' },
  seeRefund: { method: 'PUT', path: '/payments/{tranId}/refunded', token: 'any' },
  payOut: { method: 'PUT', path: '/payments/{tranId}/paid-out', token: 'any' },
  putAccount: { method: 'PUT', path: '/users/payout-account', token: 'any' },
} as const satisfies Record<string, Call>;

/** Whether one can pay online, and which prices (whole Tk). */
export type PaymentMethods = { online: boolean; minTk: number; maxTk: number };

export const paymentMethods = keptAnswer(() => callApi<PaymentMethods>(paymentCalls.methods));

type Outcome = { acknowledged: boolean; matchedCount: number; modifiedCount: number };

/**
 * Begins to pay for one's booking, or goes on with the attempt that is open.
 * @returns the attempt, and the payment service's page for it
 * @throws ApiError with words for a person, until when somebody else is paying among them; DomainError where there is
 * no line
 */
export function startPayment(orderId: string): Promise<{ tranId: string; gatewayUrl: string }> {
  return callApi(paymentCalls.start, { body: { orderId } });
}

/**
 * Has the payment service asked again, and the payment settled by what it says.
 * @returns how it stands then
 * @throws as {@link startPayment}
 */
export function checkPayment(tranId: string): Promise<PaymentAnswer> {
  return callApi(paymentCalls.check, { params: { tranId } });
}

/** A payment as an admin saw it when he was asked about it. */
type SeenPayment = { id: string } & Pick<Payment<unknown>, 'state' | 'reason'>;

/**
 * An admin accepts a payment that waits for him, or has it sent back.
 * @returns false where that is decided already
 * @throws as {@link startPayment}; ApiError `conflict` where it no longer stands as he saw it
 */
export async function decidePayment({ id, state, reason }: SeenPayment, accept: boolean): Promise<boolean> {
  const options = { params: { tranId: id }, body: { accept, state, reason } };
  return (await callApi<Outcome>(paymentCalls.decide, options)).modifiedCount > 0;
}

/**
 * An admin has the payment service send a buyer his money back.
 * @returns false where that is under way already
 * @throws as {@link startPayment}
 */
export async function refundPayment(tranId: string): Promise<boolean> {
  return (await callApi<Outcome>(paymentCalls.refund, { params: { tranId } })).modifiedCount > 0;
}

/**
 * An admin has seen at the payment service that the money of a refund is back, whose answer was lost.
 * @returns false where that is noted already
 * @throws as {@link startPayment}
 */
export async function seeRefund(tranId: string): Promise<boolean> {
  return (await callApi<Outcome>(paymentCalls.seeRefund, { params: { tranId } })).modifiedCount > 0;
}

/**
 * An admin has sent a seller his money.
 * @param reference the transfer's
 * @param to the account that he looked at, in maskedAccount's words
 * @returns false where that is noted already
 * @throws as {@link startPayment}; ApiError `conflict` where the seller has changed his account meanwhile
 */
export async function payOut(tranId: string, reference: string, to: string): Promise<boolean> {
  const options = { params: { tranId }, body: { reference, to } };
  return (await callApi<Outcome>(paymentCalls.payOut, options)).modifiedCount > 0;
}

/**
 * Says where one's money goes.
 * @param email one's own
 * @throws as {@link startPayment}
 */
export async function putPayoutAccount(email: string, account: PayoutAccountBody): Promise<void> {
  await callApi<Outcome>(paymentCalls.putAccount, { query: { email }, body: account });
}
