import type { PayBody, Paid } from '../../dev/sslcommerz/control.ts';
import type { MessageSeen } from '../../dev/sslcommerz/courier.ts';
import type { SwitchBody } from '../../dev/sslcommerz/switches.ts';
import type { CallSeen } from '../../dev/sslcommerz/world.ts';

const standIn = () => process.env['BNS_SSLCOMMERZ_URL'] ?? '';

/** @throws Error with the stand-in's words */
async function control<Answer>(path: string, body: object): Promise<Answer> {
  const answer = await fetch(`${standIn()}${path}`, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json() as Promise<Answer>;
}

/** Makes the payment gateway behave so, for one payment where `tranId` says which. */
export const switchGateway = (body: SwitchBody) => control<object>('/__switch', body);

/** Makes it well again and forgets all sessions, payments and messages. */
export const resetGateway = () => control<object>('/__switch', { reset: true });

/** Does what a customer would do on its page, and comes back when the shop has answered all that follows. */
export const payAtGateway = (tranId: string, how: PayBody['how'] = 'bkash', { browser = false } = {}) =>
  control<Paid>('/__pay', { tranId, how, browser } satisfies PayBody);

/** Sends the messages that the switch `ipn: 'late'` has held. @returns how many */
export const releaseMessages = async (tranId?: string) =>
  (await control<{ sent: number }>('/__release', { tranId })).sent;

/** What it was asked, and what it has told, since the start or the last reset; of one payment where one is named. */
export async function gatewaySaw(tranId?: string): Promise<{ calls: CallSeen[]; messages: MessageSeen[] }> {
  const answer = await fetch(`${standIn()}/__requests`);
  const seen = (await answer.json()) as { calls: CallSeen[]; messages: MessageSeen[] };
  const isMeant = (one: { tranId: string }) => (tranId ?? one.tranId) === one.tranId;
  return { calls: seen.calls.filter(isMeant), messages: seen.messages.filter(isMeant) };
}
