import { act, type Attempt, Attempts, type Element, type How } from './attempts.ts';
import { Courier } from './courier.ts';
import type { Store } from './messages.ts';
import { Refunds } from './refunds.ts';
import { type Call, Switches } from './switches.ts';

/** A call of the shop's as tests see it; `said` is the status in the answer, '' where it has none. */
export interface CallSeen {
  call: Call;
  tranId: string;
  /** The name of what is bought. */
  product: string;
  status: number;
  said: string;
  at: number;
}

const sessionMs = 30 * 60 * 1000;

/** All that the stand-in knows. */
export class World {
  readonly attempts = new Attempts();
  readonly refunds = new Refunds();
  readonly switches = new Switches();
  readonly courier = new Courier();
  readonly store: Store;
  /** Where its pages stand. */
  readonly site: string;
  readonly now: () => number;
  calls: CallSeen[] = [];

  constructor(store: Store, site: string, now: () => number) {
    this.store = store;
    this.site = site;
    this.now = now;
  }

  forget(): void {
    this.calls = [];
    for (const part of [this.attempts, this.refunds, this.switches, this.courier]) part.forget();
  }

  /** A session ends after half an hour, or as switched, unless its customer has done something before. */
  isExpired(attempt: Attempt): boolean {
    if (attempt.elements.length > 0) return attempt.elements.every(({ status }) => status === 'EXPIRED');
    return this.now() - attempt.openedAt > sessionMs || this.switches.stands('status', attempt.tranId);
  }

  /** Notes what a customer does, as the switches have it; in an expired session nothing can be done any more. */
  act(attempt: Attempt, how: How): Element {
    const { tranId } = attempt;
    if (this.isExpired(attempt)) return this.expire(attempt);
    const isPaying = how === 'bkash' || how === 'card';
    const risk = isPaying && this.switches.meet('risk', tranId) !== undefined ? '1' : '0';
    const currency = (isPaying ? this.switches.meet('currency', tranId)?.value : undefined) ?? 'BDT';
    return act(attempt, how, { now: this.now(), risk, currency });
  }

  /** The record of a session that has ended by itself; made once. */
  expire(attempt: Attempt): Element {
    const before = attempt.elements.find(({ status }) => status === 'EXPIRED');
    return before ?? act(attempt, 'expire', { now: this.now(), risk: '0', currency: 'BDT' });
  }
}
