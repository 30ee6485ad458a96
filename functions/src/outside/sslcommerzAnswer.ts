import { dhakaMs, poishaOf } from '@bns/domain';
import * as yup from 'yup';
import type { Inquiry, RefundAnswer, Session, Validation } from './gateway.ts';
import { ENDS } from './sslcommerzEnds.ts';

/** `refused`: it has understood, and says no. `unreadable`: this is not how the gateway answers. */
export type Read<Answer> = { answer: Answer } | { why: 'refused' | 'unreadable' };

/** What is left out, or null, is empty. */
const text = () =>
  yup
    .string()
    .transform((value: string | null) => value ?? '')
    .default('');
const connectedSchema = yup.object({ APIConnect: yup.string().oneOf(['DONE']).required() });
const refusedSchema = yup.object({ status: yup.string().oneOf(['FAILED']).required() });

const sessionSchema = yup.object({
  status: yup.string().oneOf(['SUCCESS']).required(),
  sessionkey: yup.string().required(),
  GatewayPageURL: yup.string().required(),
});

const validationSchema = yup.object({
  status: yup
    .string()
    .oneOf(['VALID', 'VALIDATED', 'INVALID_TRANSACTION'] as const)
    .required(),
  tran_id: text(),
  val_id: text(),
  amount: text(),
  store_amount: text(),
  currency_type: text(),
  bank_tran_id: text(),
  card_type: text(),
  tran_date: text(),
  risk_level: text(),
});

const elementSchema = yup.object({ val_id: text(), status: text() }).required();
const inquirySchema = yup.object({ element: yup.array(elementSchema).nullable().default([]) });

const refundSchema = yup.object({ status: yup.string().required(), refund_ref_id: text() });

/** @returns null where the gateway did not say this */
function fitting<Said>(schema: yup.Schema<Said>, said: unknown): Said | null {
  return schema.isValidSync(said) ? schema.cast(said) : null;
}

/**
 * A page to send the browser to is one of the web's, or of the very host that we asked.
 * @param host the gateway's address as it is configured
 */
export function readSession(said: unknown, host: string): Read<Session> {
  if (refusedSchema.isValidSync(said)) return { why: 'refused' };
  const told = fitting(sessionSchema, said);
  const page = URL.parse(told?.GatewayPageURL ?? '');
  if (told === null || page === null) return { why: 'unreadable' };
  const isSafe = page.protocol === 'https:' || page.origin === URL.parse(host)?.origin;
  return isSafe ? { answer: { sessionKey: told.sessionkey, gatewayUrl: page.href } } : { why: 'unreadable' };
}

/** A risk that is not said to be none is a risk. */
export function readValidation(said: unknown): Read<Validation> {
  if (!connectedSchema.isValidSync(said)) return { why: 'refused' };
  const told = fitting(validationSchema, said);
  if (told === null) return { why: 'unreadable' };
  return {
    answer: {
      status: told.status,
      tranId: told.tran_id,
      valId: told.val_id,
      amount: poishaOf(told.amount),
      currency: told.currency_type,
      isRisky: told.risk_level !== '0',
      bankTranId: told.bank_tran_id,
      cardType: told.card_type,
      storeAmount: poishaOf(told.store_amount),
      paidAtMs: dhakaMs(told.tran_date),
    },
  };
}

const PAID = ['VALID', 'VALIDATED'];

/** An attempt has ended where each of its elements has, and none is paid. */
export function readInquiry(said: unknown): Read<Inquiry> {
  if (!connectedSchema.isValidSync(said)) return { why: 'refused' };
  const told = fitting(inquirySchema, said);
  if (told === null) return { why: 'unreadable' };
  const elements = told.element ?? [];
  const paid = elements.filter(({ status, val_id }) => PAID.includes(status) && val_id !== '');
  const ends = elements.map(({ status }) => ENDS[status] ?? null);
  const ended = ends.includes(null) ? null : (ends.at(-1) ?? null);
  return { answer: { valIds: [...new Set(paid.map(({ val_id }) => val_id))], ended } };
}

/** What is said of a refund when it is asked for, and the other words that are said of it later. */
const REFUNDS: Partial<Record<string, RefundAnswer['status']>> = {
  success: 'success',
  refunded: 'success',
  processing: 'processing',
  failed: 'failed',
  cancelled: 'failed',
};

export function readRefund(said: unknown): Read<RefundAnswer> {
  if (!connectedSchema.isValidSync(said)) return { why: 'refused' };
  const told = fitting(refundSchema, said);
  const status = REFUNDS[told?.status ?? ''];
  if (told === null || status === undefined) return { why: 'unreadable' };
  return { answer: { status, refundRef: told.refund_ref_id === '' ? null : told.refund_ref_id } };
}
