import { CONTACT_STATUSES } from '@bns/domain';
import { useEffect } from 'react';
import { type LiveDoc, useOrder, usePhone } from '../live/documents.ts';
import type { PhoneRow } from '../live/lists.ts';
import { SignedIn } from '../live/SignedIn.tsx';

/** What a signed-in person is told of a phone as it changes. */
export type Heard = { phone: LiveDoc<PhoneRow>; booked: boolean };

export type PhoneListenerProps = { productId: string; hear: (heard: Heard) => void };

/** Follows the phone and this person's booking of it: two documents. */
function Listening({ productId, hear }: PhoneListenerProps) {
  const phone = usePhone(productId);
  const order = useOrder(productId);
  const booked = order.status === 'ready' && CONTACT_STATUSES.includes(order.data.status);
  useEffect(() => hear({ phone, booked }), [hear, phone, booked]);
  return null;
}

/**
 * Listens for a page that is there already, and shows nothing. It is loaded for signed-in people alone, because it brings
 * Firestore and reactfire.
 */
export default function PhoneListener(props: PhoneListenerProps) {
  return (
    <SignedIn>
      <Listening {...props} />
    </SignedIn>
  );
}
