import { type Answer, json, plain } from '../standIn.ts';
import type { How } from './attempts.ts';
import { prepareIpn, returnOf } from './deliver.ts';
import type { SwitchBody } from './switches.ts';
import type { World } from './world.ts';

const HOWS: readonly How[] = ['bkash', 'card', 'fail', 'cancel', 'leave'];

/** `POST /__switch`: a SwitchBody, or `{"reset": true}` to forget all. */
export function switchTo(world: World, body: SwitchBody | { reset: true }): Answer {
  if ('reset' in body) world.forget();
  else world.switches.add(body);
  return json(200, {});
}

/** `POST /__release`: sends the late messages of one payment, or of all. */
export async function release(world: World, { tranId }: { tranId?: string }): Promise<Answer> {
  return json(200, { sent: await world.courier.release(tranId) });
}

/** A body of `POST /__pay`. */
export interface PayBody {
  tranId: string;
  how: How;
  /** Whether the form is posted back to the shop, as a browser would. */
  browser?: boolean;
}

/** What `POST /__pay` answers, when all the messages that it causes are answered. */
export interface Paid {
  /** Null without money. */
  valId: string | null;
  /** What a browser would post, or has posted. */
  form: Record<string, string>;
}

/** `POST /__pay`: what the page's buttons do, without a page. */
export async function pay(world: World, { tranId, how, browser = false }: PayBody): Promise<Answer> {
  const attempt = world.attempts.ofTran(tranId);
  if (attempt === undefined) return plain(404, `No session was opened for ${tranId}`);
  if (!HOWS.includes(how)) return plain(400, `Nobody pays by ${how}`);
  const element = world.act(attempt, how);
  const { form, to } = returnOf(world, attempt, element);
  const { before, after } = prepareIpn(world, attempt, element);
  await before();
  if (browser) await world.courier.post('browser', attempt, to, form);
  await after();
  const paid: Paid = { valId: element.valId === '' ? null : element.valId, form };
  return json(200, paid);
}

/** `GET /__requests`: what the shop has asked, and what it was told. */
export const requests = ({ calls, courier }: World): Answer => json(200, { calls, messages: courier.seen });
