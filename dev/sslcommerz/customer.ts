import type { Answer } from '../standIn.ts';
import type { Attempt, Element } from './attempts.ts';
import { prepareIpn, returnOf } from './deliver.ts';
import { buttonOf, closePage, payPage, returnPage, unknownPage } from './page.ts';
import type { World } from './world.ts';

const HEADINGS = {
  VALID: 'Paid',
  FAILED: 'The payment failed',
  CANCELLED: 'Cancelled',
  EXPIRED: 'This session has expired',
  UNATTEMPTED: 'You have left without paying',
} as const;

/** A browser has left the page long before, and its post is answered; where not, nothing but the order differs. */
const AFTER_MS = 1500;

/** `GET gw.php`: where a customer is sent to pay. */
export async function openPage(world: World, sessionKey: string): Promise<Answer> {
  const attempt = world.attempts.ofSession(sessionKey);
  if (attempt === undefined) return unknownPage();
  return world.isExpired(attempt) ? expiredPage(world, attempt) : payPage(attempt);
}

/** `POST pay.php`: a button of that page. */
export async function press(world: World, asked: URLSearchParams): Promise<Answer> {
  const attempt = world.attempts.ofSession(asked.get('SESSIONKEY') ?? '');
  const button = buttonOf(asked.get('how') ?? '');
  if (attempt === undefined || button === undefined) return unknownPage();
  if (world.isExpired(attempt)) return expiredPage(world, attempt);
  const element = world.act(attempt, button === 'bkashAndClose' ? 'bkash' : button);
  await tell(world, attempt, element);
  if (button === 'bkashAndClose' || button === 'leave') return closePage(HEADINGS[element.status]);
  return returnPage(HEADINGS[element.status], returnOf(world, attempt, element));
}

/** Says once to the shop that the session has ended; whoever wants to goes back by a button. */
async function expiredPage(world: World, attempt: Attempt): Promise<Answer> {
  const isNew = attempt.elements.length === 0;
  const element = world.expire(attempt);
  if (isNew) await tell(world, attempt, element);
  return returnPage(HEADINGS.EXPIRED, returnOf(world, attempt, element), false);
}

async function tell(world: World, attempt: Attempt, element: Element): Promise<void> {
  const { before, after } = prepareIpn(world, attempt, element);
  await before();
  setTimeout(() => void after(), AFTER_MS).unref();
}
