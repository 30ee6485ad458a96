import { SIGNATURES, signatureOf } from '../../functions/src/outside/sslcommerzSignature.ts';
import type { Attempt, Element } from './attempts.ts';

export interface Store {
  storeId: string;
  password: string;
}

const ECHOED = ['value_a', 'value_b', 'value_c', 'value_d'];
const OTHER_STORE: Store = { storeId: 'otherstore', password: 'other-store-secret' };

/** What the gateway keeps of a payment, of 100 Tk. */
const FEE = 2.5;

/** The amount without the decimals that it does not need: the records spell it otherwise. */
const amountOf = ({ fields }: Attempt) => String(Number(fields['total_amount']));

/** What the store gets of it: the gateway keeps its fee. */
export const storeAmountOf = ({ fields }: Attempt) =>
  (Number(fields['total_amount']) * (1 - FEE / 100)).toFixed(2);

const ERRORS = {
  VALID: '',
  FAILED: 'Declined by the bank',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Expired',
  UNATTEMPTED: 'Nothing was tried',
} as const;

/** The fields of a callback and an IPN, unsigned (contract §2). */
function fieldsOf(attempt: Attempt, element: Element, store: Store): Record<string, string> {
  const isCard = element.cardType.startsWith('VISA');
  return {
    tran_id: attempt.tranId,
    ...(element.valId === '' ? {} : { val_id: element.valId }),
    amount: amountOf(attempt),
    card_type: element.cardType,
    store_amount: element.valId === '' ? '' : storeAmountOf(attempt),
    card_no: isCard ? '411111XXXXXX1111' : '',
    bank_tran_id: element.bankTranId,
    status: element.status,
    tran_date: element.tranDate,
    error: ERRORS[element.status],
    currency: element.currency,
    card_issuer: isCard ? 'Dutch Bangla Bank' : 'bKash Mobile Banking',
    card_brand: isCard ? 'VISA' : 'MOBILEBANKING',
    card_issuer_country: 'Bangladesh',
    currency_type: element.currency,
    currency_amount: amountOf(attempt),
    currency_rate: '1.0000',
    base_fair: '0.00',
    ...Object.fromEntries(ECHOED.map((name) => [name, attempt.fields[name] ?? ''])),
    risk_level: element.risk,
    risk_title: element.risk === '1' ? 'Not Safe' : 'Safe',
    store_id: store.storeId,
  };
}

/** The form that goes to the shop, by the browser and by the gateway itself. */
export function messageOf(attempt: Attempt, element: Element, store: Store): Record<string, string> {
  const fields = fieldsOf(attempt, element, store);
  const entries = Object.entries(fields);
  return {
    ...fields,
    verify_key: Object.keys(fields).join(','),
    verify_sign: signatureOf(entries, store.password, SIGNATURES.verify_sign),
    verify_sign_sha2: signatureOf(entries, store.password, SIGNATURES.verify_sign_sha2),
  };
}

/** As if somebody had written another amount into a message. */
export const tamperedMessage = (attempt: Attempt, element: Element, store: Store) => ({
  ...messageOf(attempt, element, store),
  amount: '10',
});

/** As another shop of the gateway might send it: signed, but not by us. */
export const messageOfOtherStore = (attempt: Attempt, element: Element) =>
  messageOf(attempt, element, OTHER_STORE);
