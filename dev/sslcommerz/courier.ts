import type { Attempt } from './attempts.ts';

/** A message as tests see it: to whom, what, and the HTTP status that came back, null where nobody answered. */
export interface MessageSeen {
  to: 'ipn' | 'browser';
  tranId: string;
  url: string;
  form: Record<string, string>;
  answer: number | null;
  location: string | null;
}

const patienceMs = 60_000;

/** Takes messages to the shop, keeps the late ones, and remembers all. */
export class Courier {
  seen: MessageSeen[] = [];
  #held: { attempt: Attempt; form: Record<string, string> }[] = [];

  forget(): void {
    this.seen = [];
    this.#held = [];
  }

  /** Posts a form and comes back when it is answered, or when nobody does. */
  async post(
    to: MessageSeen['to'],
    { tranId }: Attempt,
    url: string,
    form: Record<string, string>,
  ): Promise<void> {
    const message: MessageSeen = { to, tranId, url, form, answer: null, location: null };
    this.seen.push(message);
    const signal = AbortSignal.timeout(patienceMs);
    const request = { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' as const, signal };
    const answer = await fetch(url, request).catch(() => null);
    message.answer = answer?.status ?? null;
    message.location = answer?.headers.get('location') ?? null;
    await answer?.body?.cancel();
  }

  /** The gateway's own message. */
  ipn(attempt: Attempt, form: Record<string, string>): Promise<void> {
    return this.post('ipn', attempt, attempt.fields['ipn_url'] ?? '', form);
  }

  hold(attempt: Attempt, form: Record<string, string>): void {
    this.#held.push({ attempt, form });
  }

  /** Sends what was held of this payment, or of all. @returns how many messages */
  async release(tranId?: string): Promise<number> {
    const due = this.#held.filter(({ attempt }) => (tranId ?? attempt.tranId) === attempt.tranId);
    this.#held = this.#held.filter((one) => !due.includes(one));
    await Promise.all(due.map(({ attempt, form }) => this.ipn(attempt, form)));
    return due.length;
  }
}
