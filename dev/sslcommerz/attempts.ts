import { randomBytes } from 'node:crypto';

export type How = 'bkash' | 'card' | 'fail' | 'cancel' | 'leave';

/** What a customer has done in one session, as the gateway has it on record. */
export interface Element {
  status: 'VALID' | 'FAILED' | 'CANCELLED' | 'EXPIRED' | 'UNATTEMPTED';
  /** Empty without money. */
  valId: string;
  bankTranId: string;
  cardType: string;
  currency: string;
  risk: '0' | '1';
  /** Dhaka's time, without a zone. */
  tranDate: string;
  isValidated: boolean;
}

/** One session: what it was opened with, and what came of it. */
export interface Attempt {
  sessionKey: string;
  openedAt: number;
  fields: Readonly<Record<string, string>>;
  tranId: string;
  elements: Element[];
}

const CARD_TYPES = { bkash: 'BKASH-BKash', card: 'VISA-Dutch Bangla' } as const;
const MONEYLESS = { fail: 'FAILED', cancel: 'CANCELLED', expire: 'EXPIRED', leave: 'UNATTEMPTED' } as const;
const DHAKA_MS = 6 * 60 * 60 * 1000;

/** `2026-11-27 20:41:50` for the moment `ms`. */
const dhakaTime = (ms: number) => new Date(ms + DHAKA_MS).toISOString().slice(0, 19).replace('T', ' ');

const randomId = () => randomBytes(8).toString('hex').toUpperCase();

/** @returns the element that took money, where one did */
const paidElement = (attempt: Attempt) => attempt.elements.find(({ status }) => status === 'VALID');

/** All sessions since the start or the last reset. */
export class Attempts {
  #all: Attempt[] = [];

  open(fields: Record<string, string>, openedAt: number): Attempt {
    const tranId = fields['tran_id'] ?? '';
    const attempt: Attempt = {
      sessionKey: `${randomId()}${randomId()}`,
      openedAt,
      fields,
      tranId,
      elements: [],
    };
    this.#all.push(attempt);
    return attempt;
  }

  forget(): void {
    this.#all = [];
  }

  ofSession(sessionKey: string): Attempt | undefined {
    return this.#all.find((attempt) => attempt.sessionKey === sessionKey);
  }

  ofTran(tranId: string): Attempt | undefined {
    return this.#all.find((attempt) => attempt.tranId === tranId);
  }

  /** The payment that has this value, such as its val_id; without money there is none. */
  paidWith(name: 'valId' | 'bankTranId', value: string): { attempt: Attempt; element: Element } | undefined {
    for (const attempt of this.#all) {
      const element = paidElement(attempt);
      if (element?.[name] === value) return { attempt, element };
    }
    return undefined;
  }
}

/**
 * Notes what a customer does. Paying twice in one session is paying once; after a failure or a cancel one may still pay.
 * Who leaves has done nothing that would be on record.
 * @returns what it came to
 */
export function act(
  attempt: Attempt,
  how: How | 'expire',
  { now, risk, currency }: { now: number; risk: '0' | '1'; currency: string },
): Element {
  const isPaying = how === 'bkash' || how === 'card';
  const before = isPaying ? paidElement(attempt) : undefined;
  if (before !== undefined) return before;
  const element: Element = {
    status: isPaying ? 'VALID' : MONEYLESS[how],
    valId: isPaying ? `VAL${randomId()}` : '',
    bankTranId: isPaying ? `LOCALBANK${randomId()}` : '',
    cardType: isPaying ? CARD_TYPES[how] : '',
    currency,
    risk,
    tranDate: dhakaTime(now),
    isValidated: false,
  };
  if (how !== 'leave') attempt.elements.push(element);
  return element;
}
