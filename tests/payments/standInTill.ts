import { poishaOf } from '@bns/domain';
import type { PayBody, Paid } from '../../dev/sslcommerz/control.ts';
import type { SwitchBody } from '../../dev/sslcommerz/switches.ts';
import type { CallSeen } from '../../dev/sslcommerz/world.ts';
import type { Charge, CustomerAct, RefundMood, Till } from './gateway.ts';

/** What of a customer's act the stand-in is told by its switches; its amounts cannot be changed. */
const SWITCHES: Partial<Record<CustomerAct, SwitchBody>> = {
  risky: { risk: 1 },
  dollars: { currency: 'USD' },
  expire: { status: 'EXPIRED' },
};
const HOWS: Record<CustomerAct, PayBody['how']> = {
  pay: 'bkash',
  again: 'bkash',
  risky: 'bkash',
  small: 'card',
  dollars: 'card',
  fail: 'fail',
  cancel: 'cancel',
  expire: 'leave',
};

/** The stand-in as its customers and its ledger are: all that it took and sent back since it was started. */
export class StandInTill implements Till {
  readonly #site: string;
  #charges: (Charge & { bankTranId: string })[] = [];
  #forms = new Map<string, Record<string, string>[]>();

  constructor(site: string) {
    this.#site = site;
  }

  /** Makes it well again and forgets what was before. */
  async begin(): Promise<void> {
    await this.#tell('/__switch', { reset: true });
  }

  async act(tranId: string, how: CustomerAct): Promise<void> {
    const switched = SWITCHES[how];
    if (switched !== undefined) await this.#tell('/__switch', { ...switched, tranId, times: 1 });
    const { valId, form } = await this.#tell<Paid>('/__pay', { tranId, how: HOWS[how] });
    this.#forms.set(tranId, [...this.messages(tranId), form]);
    if (valId === null || this.#charges.some((one) => one.valId === valId)) return;
    this.#charges.push({
      valId,
      tranId,
      bankTranId: form['bank_tran_id'] ?? '',
      amount: poishaOf(form['amount'] ?? '') ?? 0,
      currency: form['currency'] ?? '',
      isRisky: form['risk_level'] === '1',
      sentBack: 0,
      isUntold: false,
    });
  }

  async charges(): Promise<Charge[]> {
    const answer = await fetch(`${this.#site}/__requests`);
    const { calls } = (await answer.json()) as { calls: CallSeen[] };
    const sent = calls.filter(({ call, said }) => call === 'refund' && said === 'success');
    for (const charge of this.#charges) {
      if (sent.some(({ tranId }) => tranId === charge.tranId)) charge.sentBack = charge.amount;
    }
    return this.#charges;
  }

  messages(tranId: string): Record<string, string>[] {
    return this.#forms.get(tranId) ?? [];
  }

  /** One of the next refunds comes to this; more than one at a time is not to be switched. */
  async setRefunds(mood: RefundMood): Promise<void> {
    if (mood !== 'success') await this.#tell('/__switch', { refund: mood, times: 1 });
  }

  lose(bankTranId: string): void {
    for (const charge of this.#charges) if (charge.bankTranId === bankTranId) charge.isUntold = true;
  }

  async #tell<Answer>(path: string, body: object): Promise<Answer> {
    const answer = await fetch(`${this.#site}${path}`, { method: 'POST', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json() as Promise<Answer>;
  }
}
