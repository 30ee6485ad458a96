import { TRAN_ID } from '@bns/domain';
import type { GatewayMessage } from './gateway.ts';
import { isSigned, only } from './sslcommerzSignature.ts';

/** What the gateway's ids and words are made of; anything else is nobody's id and is not asked about. */
const VAL_ID = /^[\w-]{1,50}$/;
const STATUS = /^[A-Z_]{1,30}$/;

/**
 * A callback's or IPN's form as it came, from whoever sent it. A field that occurs twice says nothing.
 * @returns null where it names no tran_id of ours
 */
export function readMessage(
  form: URLSearchParams,
  store: { storeId: string; password: string },
): GatewayMessage | null {
  const tranId = only(form, 'tran_id');
  if (tranId === null || !TRAN_ID.test(tranId)) return null;
  const valId = only(form, 'val_id') ?? '';
  const status = only(form, 'status') ?? '';
  return {
    tranId,
    valId: VAL_ID.test(valId) ? valId : null,
    status: STATUS.test(status) ? status : '',
    isSigned: isSigned(form, store),
  };
}
