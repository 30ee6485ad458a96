import { DomainError, MESSAGES } from '@bns/domain';
import type { Gateway, RefundAnswer, Validation } from '../../functions/src/outside/gateway.ts';
import { readMessage } from '../../functions/src/outside/sslcommerzMessage.ts';
import { type Charge, type CustomerAct, type RefundMood, signedForm, STORE, type Till } from './gateway.ts';
import type { Turn } from './turns.ts';

type Session = {
  tranId: string;
  amountTk: number;
  openedAt: number;
  /** All that its customer has done there. */
  done: (Charge | Ended)[];
};
type Ended = 'failed' | 'cancelled' | 'expired';
type Taken = Charge & { bankTranId: string; isKnown: boolean };
type Refund = { ref: string; charge: Taken; status: RefundAnswer['status'] };

/** A session takes money for so long; the stand-in's for half an hour. Shorter than our last look is late. */
const SESSION_MS = 12 * 60 * 60 * 1000;
const STATUSES = { failed: 'FAILED', cancelled: 'CANCELLED', expired: 'EXPIRED' } as const;
const SMALL_TK = 10;

/** A gateway with a ledger, in memory (contract sslcommerz). After a failure or a cancel one may still pay; never after the end. */
export class MemoryGateway implements Till {
  readonly #now: () => number;
  #sessions = new Map<string, Session>();
  #charges: Taken[] = [];
  #refunds: Refund[] = [];
  #refundMood: RefundMood = 'success';
  /** Whether it keeps from sending back more than was taken. */
  keepsCount = true;

  constructor(now: () => number) {
    this.#now = now;
  }

  async act(tranId: string, how: CustomerAct): Promise<void> {
    const session = this.#sessions.get(tranId);
    if (session === undefined || this.#isOver(session)) return;
    const hasPaid = this.#charges.some((one) => one.tranId === tranId);
    if (how === 'fail') session.done.push('failed');
    else if (how === 'cancel') session.done.push('cancelled');
    else if (how === 'expire') {
      if (!hasPaid) session.done.push('expired');
    } else if (hasPaid === (how === 'again')) session.done.push(this.#take(session, how));
  }

  async charges(): Promise<Charge[]> {
    return this.#charges;
  }

  messages(tranId: string): Record<string, string>[] {
    return (this.#sessions.get(tranId)?.done ?? []).map((done) => {
      if (typeof done === 'string') {
        return signedForm({ tran_id: tranId, amount: '0', currency: 'BDT', status: STATUSES[done] });
      }
      const { valId, amount, currency } = done;
      const money = { val_id: valId, amount: String(amount / 100), currency, status: 'VALID' };
      return signedForm({ tran_id: tranId, ...money });
    });
  }

  async setRefunds(mood: RefundMood): Promise<void> {
    this.#refundMood = mood;
  }

  /** An answer about this money was lost. */
  lose(bankTranId: string): void {
    for (const charge of this.#charges) if (charge.bankTranId === bankTranId) charge.isUntold = true;
  }

  /** It as we see it: before and after each question others may have their turn. */
  asked(turn: Turn): Gateway {
    const inTurn = async <Answer>(answer: () => Answer): Promise<Answer> => {
      await turn();
      const said = answer();
      await turn();
      return said;
    };
    return {
      openSession: ({ tranId, amountTk }) => inTurn(() => this.#open(tranId, amountTk)),
      validate: (valId) => inTurn(() => this.#validate(valId)),
      inquire: (tranId) =>
        inTurn(() => {
          const mine = this.#charges.filter((one) => one.tranId === tranId);
          return { valIds: mine.map(({ valId }) => valId), ended: this.#ended(tranId, mine.length) };
        }),
      refund: ({ bankTranId, amount }) => inTurn(() => this.#refund(bankTranId, amount)),
      askRefund: (ref) => inTurn(() => this.#look(ref)),
      readMessage: (form) => readMessage(form, STORE),
    };
  }

  #isOver(session: Session): boolean {
    return session.done.includes('expired') || this.#now() - session.openedAt >= SESSION_MS;
  }

  #open(tranId: string, amountTk: number) {
    if (this.#sessions.has(tranId)) throw new DomainError('upstream', MESSAGES.wrong);
    this.#sessions.set(tranId, { tranId, amountTk, openedAt: this.#now(), done: [] });
    return { sessionKey: `key-${tranId}`, gatewayUrl: `https://gateway.test/${tranId}` };
  }

  #take({ tranId, amountTk }: Session, how: CustomerAct): Taken {
    const nth = this.#charges.length + 1;
    const charge: Taken = {
      valId: `VAL${nth}-${tranId}`,
      bankTranId: `BANK${nth}-${tranId}`,
      tranId,
      amount: (how === 'small' ? SMALL_TK : amountTk) * 100,
      currency: how === 'dollars' ? 'USD' : 'BDT',
      isRisky: how === 'risky',
      sentBack: 0,
      isUntold: false,
      isKnown: false,
    };
    this.#charges.push(charge);
    return charge;
  }

  #ended(tranId: string, taken: number): Ended | null {
    const session = this.#sessions.get(tranId);
    if (session === undefined || taken > 0) return null;
    if (this.#isOver(session)) return 'expired';
    const last = session.done.at(-1);
    return typeof last === 'string' ? last : null;
  }

  #validate(valId: string): Validation {
    const charge = this.#charges.find((one) => one.valId === valId);
    const common = { valId, storeAmount: null, paidAtMs: null, cardType: 'BKASH-BKash' };
    if (charge === undefined) {
      const nothing = { tranId: '', amount: null, currency: '', isRisky: true, bankTranId: '' };
      return { ...common, ...nothing, status: 'INVALID_TRANSACTION' };
    }
    const { tranId, amount, currency, isRisky, bankTranId, isKnown } = charge;
    charge.isKnown = true;
    const status = isKnown ? 'VALIDATED' : 'VALID';
    return { ...common, status, tranId, amount, currency, isRisky, bankTranId };
  }

  /** As the stand-in: whoever asks for more than is left gets nothing, not even what became of it before. */
  #refund(bankTranId: string, amount: number): RefundAnswer {
    const charge = this.#charges.find((one) => one.bankTranId === bankTranId);
    const under = this.#refunds.filter((one) => one.charge === charge && one.status !== 'failed');
    if (charge === undefined || amount !== charge.amount) return { status: 'failed', refundRef: null };
    if (this.keepsCount && under.length > 0) return { status: 'failed', refundRef: null };
    const status = this.#refundMood;
    const refund = { ref: `REF${this.#refunds.length + 1}`, charge, status };
    this.#refunds.push(refund);
    if (status === 'success') charge.sentBack += amount;
    return { status, refundRef: status === 'failed' ? null : refund.ref };
  }

  #look(ref: string): RefundAnswer {
    const refund = this.#refunds.find((one) => one.ref === ref);
    if (refund === undefined) return { status: 'failed', refundRef: null };
    const { charge, status } = refund;
    if (status === 'processing') refund.status = this.#refundMood;
    if (status === 'processing' && refund.status === 'success') charge.sentBack += charge.amount;
    return { status: refund.status, refundRef: ref };
  }
}
