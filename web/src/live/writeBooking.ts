import { type BookingValues, DomainError, MESSAGES, newOrder, type Order, orderPath } from '@bns/domain';
import { doc, serverTimestamp } from 'firebase/firestore';
import { commit } from './commit.ts';
import { readQuota } from './quota.ts';
import { readBuyer } from './readBuyer.ts';
import { readPhone, type Stamp } from './readPhone.ts';
import type { Person } from './session.ts';

export type BookingOutcome = 'booked' | 'already' | 'sold' | 'gone';

const OUTCOMES: Partial<Record<string, BookingOutcome>> = {
  conflict: 'already',
  sold: 'sold',
  'not-found': 'gone',
};

/** Whether this is what a call wrote, and not a booking with other words from another tab. */
function holds(existing: Order<Stamp> | undefined, { buyerPhone, meetingLocation }: BookingValues): boolean {
  return (
    existing !== undefined &&
    existing.status !== 'cancelled' &&
    existing.buyerPhone === buyerPhone &&
    existing.meetingLocation === meetingLocation
  );
}

/**
 * Books a phone: own order and phone are read, order and quota written in one commit (architecture "Who writes what").
 * @throws DomainError for an own phone, a used-up day, the rules, the network
 */
export async function bookPhone(
  productId: string,
  values: BookingValues,
  person: Person,
): Promise<BookingOutcome> {
  let written = false;
  try {
    await commit(MESSAGES.worng, async (transaction, db) => {
      const ref = doc(db, orderPath(person.uid, productId));
      const existing = (await transaction.get(ref)).data() as Order<Stamp> | undefined;
      if (written && holds(existing, values)) return;
      const product = await readPhone(transaction, db, productId);
      const buyer = await readBuyer(transaction, db, person);
      const bookable = { productId, product, buyer, now: serverTimestamp() };
      const order = newOrder<Stamp>(bookable, values, existing);
      const raise = await readQuota(transaction, db, { uid: person.uid, kind: 'bookings', productId });
      transaction.set(ref, order);
      raise();
      written = true;
    });
    return 'booked';
  } catch (error) {
    const outcome = error instanceof DomainError ? OUTCOMES[error.code] : undefined;
    if (outcome === undefined) throw error;
    return outcome;
  }
}
