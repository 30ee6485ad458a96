import { type Answer, json } from '../standIn.ts';
import type { Attempt, Attempts, Element } from './attempts.ts';
import { storeAmountOf } from './messages.ts';

/** VALID when it is asked for the first time, VALIDATED from then on (contract §3). */
const statusOf = ({ status, isValidated }: Element) => (isValidated ? 'VALIDATED' : status);

const recordOf = (attempt: Attempt, element: Element) => ({
  status: statusOf(element),
  tran_date: element.tranDate,
  tran_id: attempt.tranId,
  val_id: element.valId,
  amount: attempt.fields['total_amount'],
  bank_tran_id: element.bankTranId,
  currency_type: element.currency,
  risk_level: element.risk,
});

/** `GET validationserverAPI.php`: the credentials were right. */
export function validated(attempts: Attempts, valId: string): Answer {
  const found = attempts.paidWith('valId', valId);
  if (found === undefined) return json(200, { status: 'INVALID_TRANSACTION', APIConnect: 'DONE' });
  const { attempt, element } = found;
  const record = recordOf(attempt, element);
  element.isValidated = true;
  return json(200, {
    APIConnect: 'DONE',
    ...record,
    store_amount: storeAmountOf(attempt),
    currency_amount: attempt.fields['total_amount'],
    card_type: element.cardType,
  });
}

/** `GET merchantTransIDvalidationAPI.php?sessionkey=` or `?tran_id=`: what is on record of one session. */
export function found(attempt: Attempt | undefined): Answer {
  const element = attempt?.elements.map((one) => recordOf(attempt, one)) ?? [];
  return json(200, { APIConnect: 'DONE', no_of_trans_found: element.length, element });
}

/** What is said to a call that names nothing, or comes with the wrong password. */
export const notConnected = (why: 'INVALID_REQUEST' | 'FAILED'): Answer => json(200, { APIConnect: why });
