import { onDocumentWritten } from 'firebase-functions/firestore';
import { isMirrored, mirrorClaims } from '../callers/mirrorClaims.ts';
import { readUser } from '../store/users.ts';
import { RETRIED, retried } from './retried.ts';

/** Repeats mirrorClaims for whatever changed a user document without awaiting it. */
export const mirrorUser = onDocumentWritten({ document: 'users/{uid}', ...RETRIED }, (event) =>
  retried('mirrorUser', event, () => mirrorUserNow(event.params.uid)),
);

/** Gives the person the claims that his document asks for now; nothing where they are noted as given. */
export async function mirrorUserNow(uid: string): Promise<void> {
  const user = await readUser(uid);
  if (user === undefined || isMirrored(user)) return;
  await mirrorClaims(uid);
}
