import { poishaOf } from '@bns/domain';
import { type Answer, json } from '../standIn.ts';
import type { Attempts } from './attempts.ts';

type Status = 'success' | 'processing' | 'failed';

interface Refund {
  ref: string;
  bankTranId: string;
  tranId: string;
  poisha: number;
  status: Status;
}

const answer = (refund: Refund, errorReason = ''): Answer =>
  json(200, {
    APIConnect: 'DONE',
    bank_tran_id: refund.bankTranId,
    trans_id: refund.tranId,
    refund_ref_id: refund.ref,
    status: refund.status,
    errorReason,
  });

/** The money that went back. More than was paid never does, whatever it is asked with. */
export class Refunds {
  #all: Refund[] = [];

  forget(): void {
    this.#all = [];
  }

  /** @param switched what it is to come to; undefined: it succeeds where it may */
  ask(attempts: Attempts, fields: Record<string, string>, switched: Status | undefined): Answer {
    const bankTranId = fields['bank_tran_id'] ?? '';
    const poisha = poishaOf(fields['refund_amount'] ?? '') ?? 0;
    const paid = attempts.paidWith('bankTranId', bankTranId);
    const tranId = paid?.attempt.tranId ?? '';
    const refused = { ref: '', bankTranId, tranId, poisha, status: 'failed' as const };
    if (paid === undefined) return answer(refused, 'No such payment');
    const before = this.#all.filter((one) => one.bankTranId === bankTranId && one.status !== 'failed');
    const left = before.reduce(
      (sum, one) => sum - one.poisha,
      poishaOf(paid.attempt.fields['total_amount'] ?? '') ?? 0,
    );
    if (poisha === 0 || poisha > left) return answer(refused, 'The amount is not there to be refunded');
    const refund = {
      ...refused,
      ref: `REF${this.#all.length + 1}${bankTranId}`,
      status: switched ?? 'success',
    };
    this.#all.push(refund);
    return answer(refund, refund.status === 'failed' ? 'Refused by the bank' : '');
  }

  /** What became of a refund: one under way has come through by now, unless it is switched otherwise. */
  look(ref: string, switched: Status | undefined): Answer {
    const refund = this.#all.find((one) => one.ref === ref);
    if (refund === undefined)
      return json(200, { APIConnect: 'DONE', status: 'failed', errorReason: 'No such refund' });
    if (refund.status === 'processing') refund.status = switched ?? 'success';
    return answer(refund);
  }

  /** The payment that a refund belongs to; empty where there is none. */
  tranOf(ref: string): string {
    return this.#all.find((one) => one.ref === ref)?.tranId ?? '';
  }
}
