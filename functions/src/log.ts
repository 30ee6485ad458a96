import { error, info, warn } from 'firebase-functions/logger';

/**
 * Every line that the backend may write, one function each. None takes a body, an address with its query, an e-mail,
 * a phone number, a token or an error's message: those may hold what a person wrote.
 */

type Answered = { requestId: string; call: string | null; method: string; status: number; ms: number };

/** One line per request. `call` is the endpoint's name, never the address that was asked. */
export function logAnswered(line: Answered): void {
  info('answered', line);
}

/** What a payment came to; its id is no person's. */
export function logPaymentSettled(tranId: string, state: string): void {
  info('payment settled', { tranId, state });
}

/** A message named a val_id that the gateway vouches for no money of this payment under. */
export function logPaymentRefused(tranId: string, status: string): void {
  warn('payment refused', { tranId, status });
}

/** A payment could not be settled now; it is due again later. */
export function logPaymentNotSettled(tranId: string | null, fault: unknown): void {
  warn('payment not settled', { tranId, ...described(fault) });
}

/** How many payments the reconciler looked at. */
export function logReconciled(count: number): void {
  if (count > 0) info('payments reconciled', { count });
}

/** Something that no rule of the product foresaw; a person was shown `id`. */
export function logFault(id: string, fault: unknown): void {
  error('fault', { id, ...described(fault) });
}

/** Why a service outside gave nothing: the picture host no picture, the payment gateway no answer. */
export type OutsideFault = 'refused' | 'broken' | 'unreadable' | 'unreachable' | 'late';

export function logPictureHostFault(why: OutsideFault, status: number | null): void {
  warn('picture host fault', { why, status });
}

/** What the payment gateway was asked, by name: its addresses hold the store's password. */
export type GatewayCall = 'session' | 'validate' | 'query' | 'refund' | 'askRefund';

export function logGatewayFault(call: GatewayCall, why: OutsideFault, status: number | null): void {
  warn('payment gateway fault', { call, why, status });
}

/** A user document whose Auth account is gone: there is nobody to give claims to. */
export function logNobodyToMirror(uid: string): void {
  warn('user document without an account', { uid });
}

/** An event that was given up after its retries; its dead letter has the same id. */
export function logGivenUp(trigger: string, eventId: string, fault: unknown): void {
  error('event given up', { trigger, eventId, ...described(fault) });
}

/** What became of an Idempotency-Key could not be noted: a repeat is refused for a while, then done anew. */
export function logKeyNotKept(fault: unknown): void {
  error('key not kept', described(fault));
}

/** What the nightly repair found, a number for each kind: all 0 is normal. */
export function logRepaired(findings: Readonly<Record<string, number>>): void {
  info('repaired', findings);
}

/** An error without its message: its kind, its code and where it came from. */
export function described(fault: unknown): { name: string; code: string; at: string[] } {
  if (!(fault instanceof Error)) return { name: typeof fault, code: '', at: [] };
  const code = 'code' in fault ? String(fault.code) : '';
  const frames = (fault.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { name: fault.name, code, at: frames.slice(0, 8).map((frame) => frame.trim()) };
}
