import type { Attempt, Element } from './attempts.ts';
import { messageOf, messageOfOtherStore, tamperedMessage } from './messages.ts';
import type { IpnMode } from './switches.ts';
import type { World } from './world.ts';

const RETURNS = {
  VALID: 'success_url',
  FAILED: 'fail_url',
  EXPIRED: 'fail_url',
  UNATTEMPTED: 'cancel_url',
  CANCELLED: 'cancel_url',
} as const;

/** What the browser posts to the shop, and where to. */
export const returnOf = ({ store }: World, attempt: Attempt, element: Element) => ({
  form: messageOf(attempt, element, store),
  to: attempt.fields[RETURNS[element.status]] ?? '',
});

/** The gateway's own messages about one deed; both come back when they are answered. */
export interface Ipn {
  /** Sends what goes before the browser. */
  before: () => Promise<void>;
  /** Sends what waits until the browser's post is answered. */
  after: () => Promise<void>;
}

const nothing = async () => {};

/** Prepares the gateway's messages as the switch `ipn` has it; late ones are held from now on. */
export function prepareIpn(world: World, attempt: Attempt, element: Element): Ipn {
  const { courier, store, switches } = world;
  const switched = switches.meet('ipn', attempt.tranId)?.value;
  // Who leaves causes a message only where a test wants one.
  if (element.status === 'UNATTEMPTED' && switched === undefined) return { before: nothing, after: nothing };
  const mode = (switched ?? 'before') as IpnMode;
  const form = messageOf(attempt, element, store);
  const send = (...forms: Record<string, string>[]) =>
    Promise.all(forms.map((one) => courier.ipn(attempt, one))).then(nothing);
  switch (mode) {
    case 'before':
      return { before: () => send(form), after: nothing };
    case 'after':
      return { before: nothing, after: () => send(form) };
    case 'twice':
      return { before: () => send(form, form), after: nothing };
    case 'tampered':
      return { before: () => send(tamperedMessage(attempt, element, store)), after: nothing };
    case 'otherStore':
      return { before: () => send(messageOfOtherStore(attempt, element)), after: nothing };
    case 'late':
      courier.hold(attempt, form);
      return { before: nothing, after: nothing };
    case 'never':
      return { before: nothing, after: nothing };
    default:
      return mode satisfies never;
  }
}
