import { decimalTk, DomainError, GATEWAY_TIMEOUT_MS, MESSAGES } from '@bns/domain';
import { type GatewayCall, logGatewayFault, type OutsideFault } from '../log.ts';
import type { Gateway } from './gateway.ts';
import { type Read, readInquiry, readRefund, readSession, readValidation } from './sslcommerzAnswer.ts';
import { type Callbacks, sessionFields } from './sslcommerzForm.ts';
import { readMessage } from './sslcommerzMessage.ts';

type Store = {
  /** The gateway's address, without a slash at its end. */
  url: string;
  storeId: string;
  password: string;
  callbacks: Callbacks;
  timeoutMs?: number;
};

const PATHS = {
  session: '/gwprocess/v4/api.php',
  validate: '/validator/api/validationserverAPI.php',
  query: '/validator/api/merchantTransIDvalidationAPI.php',
} as const;

/**
 * SSLCommerz' hosted checkout for one store (contract sslcommerz). Each question has one deadline and is asked once: what
 * a session or a refund came to is not known after an answer that was lost, and the reconciler asks again. The protocol
 * wants the password in the address of all but the first, so no address is logged or handed on, nor an error that names one.
 */
export function gatewayAt({
  url,
  storeId,
  password,
  callbacks,
  timeoutMs = GATEWAY_TIMEOUT_MS,
}: Store): Gateway {
  const credentials = { store_id: storeId, store_passwd: password };

  async function told<Answer>(
    call: GatewayCall,
    address: string,
    request: RequestInit,
    read: (said: unknown) => Read<Answer>,
  ): Promise<Answer> {
    const signal = AbortSignal.timeout(timeoutMs);
    const heard = await hear(address, { ...request, signal, redirect: 'error' });
    const result = 'said' in heard ? { status: 200, ...read(heard.said) } : heard;
    if ('answer' in result) return result.answer;
    logGatewayFault(call, result.why, result.status);
    throw new DomainError('upstream', MESSAGES.wrong);
  }

  const ask = <Answer>(
    call: GatewayCall,
    path: string,
    fields: Record<string, string>,
    read: (said: unknown) => Read<Answer>,
  ) => {
    const query = new URLSearchParams({ ...fields, ...credentials, format: 'json' });
    return told(call, `${url}${path}?${query.toString()}`, {}, read);
  };

  return {
    openSession: (request) => {
      const body = new URLSearchParams({ ...credentials, ...sessionFields(request, callbacks) });
      const read = (said: unknown) => readSession(said, url);
      return told('session', `${url}${PATHS.session}`, { method: 'POST', body }, read);
    },
    validate: (valId) => ask('validate', PATHS.validate, { val_id: valId, v: '1' }, readValidation),
    inquire: (tranId) => ask('query', PATHS.query, { tran_id: tranId }, readInquiry),
    refund: ({ bankTranId, amount, remarks, refId }) => {
      const fields = {
        bank_tran_id: bankTranId,
        refund_amount: decimalTk(amount),
        refund_remarks: remarks,
        refe_id: refId,
      };
      return ask('refund', PATHS.query, fields, readRefund);
    },
    askRefund: (refundRef) => ask('askRefund', PATHS.query, { refund_ref_id: refundRef }, readRefund),
    readMessage: (form) => readMessage(form, { storeId, password }),
  };
}

type Heard = { said: unknown } | { why: OutsideFault; status: number | null };

async function hear(address: string, request: RequestInit): Promise<Heard> {
  try {
    const response = await fetch(address, request);
    const said = parsed(await response.text());
    const { status } = response;
    if (status !== 200) return { why: status >= 500 ? 'broken' : 'refused', status };
    return said === undefined ? { why: 'unreadable', status } : { said };
  } catch {
    return { why: request.signal?.aborted === true ? 'late' : 'unreachable', status: null };
  }
}

/** @returns undefined for what is no JSON */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
