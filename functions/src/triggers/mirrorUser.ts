import { onDocumentWritten } from 'firebase-functions/firestore';
import { mirrorClaims } from '../callers/mirrorClaims.ts';
import type { StoredUser } from '../store/users.ts';
import { documentsOf, isChanged } from './documents.ts';
import { RETRIED, retried } from './retried.ts';

/** What of a document the account follows. `claimsAt`, which mirroring notes itself, is not among it. */
const MIRRORED = [
  'isSeller',
  'isAdmin',
  'isVerified',
  'isDeleted',
  'updatedAt',
] as const satisfies (keyof StoredUser)[];

/**
 * Repeats mirrorClaims for whatever changed a user document. It does not trust `claimsAt`: a rival that died after it had
 * set older claims leaves them behind a note of newer ones.
 */
export const mirrorUser = onDocumentWritten({ document: 'users/{uid}', ...RETRIED }, (event) => {
  const [before, after] = documentsOf<StoredUser>(event);
  if (after === undefined || !isChanged(before, after, MIRRORED)) return undefined;
  return retried('mirrorUser', event, () => mirrorClaims(event.params.uid));
});
