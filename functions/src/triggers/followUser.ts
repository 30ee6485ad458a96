import { countedUser, SELLER_SOURCE, statsDifference } from '@bns/domain';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { dayOf } from '../store/dayOf.ts';
import { closeBookingsOf } from '../store/orderCopies.ts';
import { settlePhonesOfSeller } from '../store/phoneCopies.ts';
import { countOnce } from '../store/stats.ts';
import { readUser, type StoredUser } from '../store/users.ts';
import { documentsOf, isChanged } from './documents.ts';
import { RETRIED, retried } from './retried.ts';
import { untilStill } from './untilStill.ts';

/** Keeps what a person's phones say of him, closes the bookings of one who was removed, and counts people. */
export const followUser = onDocumentWritten({ document: 'users/{uid}', ...RETRIED }, (event) => {
  const [before, after] = documentsOf<StoredUser>(event);
  if (!isChanged(before, after, SELLER_SOURCE)) return undefined;
  return retried('followUser', event, async () => {
    await countOnce(event.id, statsDifference(countedUser(before, dayOf), countedUser(after, dayOf)));
    await followUserNow(event.params.uid);
  });
});

/** Makes all that follows the person say what is true of him now. */
export async function followUserNow(uid: string): Promise<void> {
  await untilStill(
    () => readUser(uid),
    SELLER_SOURCE,
    async (user) => {
      if (user === undefined) return;
      await settlePhonesOfSeller(uid, user);
      if (user.isDeleted) await closeBookingsOf(uid);
    },
  );
}
