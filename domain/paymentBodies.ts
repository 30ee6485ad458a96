import * as yup from 'yup';
import { lineField } from './fields.ts';
import { PAYOUT_REFERENCE } from './limits.ts';
import { API_NOTICE } from './messages.ts';
import { ORDER_ID } from './order.ts';
import { PAYMENT_REASONS, PAYMENT_STATES } from './payment.ts';
import { PAYMENT_NOTICE } from './paymentMessages.ts';

/** Body of `POST /payments`. */
export const startPaymentBody = yup.object({
  orderId: yup.string().required(API_NOTICE.badOrderId).matches(ORDER_ID, API_NOTICE.badOrderId),
});
export type StartPaymentBody = yup.InferType<typeof startPaymentBody>;

/** Body of `PUT /payments/{tranId}/decide`. */
export const decidePaymentBody = yup.object({
  accept: yup.boolean().strict().typeError(PAYMENT_NOTICE.acceptNeeded).required(PAYMENT_NOTICE.acceptNeeded),
  /** How it stood when he decided, where he says so: where it stands otherwise it is not decided. */
  state: yup
    .string()
    .oneOf([...PAYMENT_STATES])
    .optional(),
  reason: yup
    .string()
    .oneOf([...PAYMENT_REASONS])
    .nullable()
    .optional(),
});
export type DecidePaymentBody = yup.InferType<typeof decidePaymentBody>;

/** Body of `PUT /payments/{tranId}/paid-out`, and what the admin's form holds. */
export const paidOutBody = yup.object({
  reference: lineField({
    required: PAYMENT_NOTICE.reference,
    ...PAYOUT_REFERENCE,
    length: PAYMENT_NOTICE.referenceLength,
  }),
  /** The account that it went to as maskedAccount says it, where one was looked at. */
  to: yup.string().optional(),
});
export type PaidOutBody = yup.InferType<typeof paidOutBody>;
