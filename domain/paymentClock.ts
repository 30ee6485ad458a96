import { LATE_LOOK_MS, RELEASE_MS, SILENT_MS } from './limits.ts';
import type { Order } from './order.ts';
import type { Payment } from './payment.ts';

type Looked = Pick<Payment<Date>, 'createdAt' | 'askedAt'>;
type Held = Looked & Pick<Payment<Date>, 'state' | 'waits' | 'validatedAt'>;
type Handed = Pick<Order<Date>, 'status' | 'received' | 'handedOverAt'>;

/**
 * When the gateway is asked once more about a payment that has ended, or has had its money: for money that came late, or a
 * second time.
 * @returns null where it has been asked since
 */
export function lateLook({ createdAt, askedAt }: Looked): Date | null {
  const at = new Date(createdAt.getTime() + LATE_LOOK_MS);
  return askedAt !== null && askedAt >= at ? null : at;
}

/** When the money of a paid order is its seller's, as long as its buyer says nothing; null where no time makes it so. */
export function releaseAt({ status, received, handedOverAt }: Handed): Date | null {
  if (status !== 'handedOver' || received !== undefined || handedOverAt === undefined) return null;
  return new Date(handedOverAt.getTime() + RELEASE_MS);
}

/** When an admin looks at a paid order of which neither side says that the phone changed hands. */
export function silentAt(
  { validatedAt }: Pick<Held, 'validatedAt'>,
  { status, received }: Handed,
): Date | null {
  if (status !== 'paid' || received !== undefined || validatedAt === null) return null;
  return new Date(validatedAt.getTime() + SILENT_MS);
}

/** When a payment that has had its money is looked at next; null where nothing is left to look for. */
export function nextLook(payment: Held, order: Handed | undefined): Date | null {
  const isHeld = payment.state === 'paid' && payment.waits === null && order !== undefined;
  const times = [lateLook(payment), ...(isHeld ? [releaseAt(order), silentAt(payment, order)] : [])];
  return times.reduce((first, at) => (at !== null && (first === null || at < first) ? at : first), null);
}
