import { DomainError, MESSAGES, NOTICE, userPath } from '@bns/domain';
import { updateProfile } from 'firebase/auth';
import { doc, serverTimestamp } from 'firebase/firestore';
import { auth } from './auth.ts';
import { commit } from './commit.ts';
import { identityError } from './identityError.ts';

type Shown = { name: string; image: string };

/**
 * Changes one's own name and picture: the document, from which the sidebar, the header and every phone have them, then
 * the identity service, which knows them on pages that read no document. Trying again does what is missing of both.
 * @param shown `image` is '' where initials are wanted
 * @throws DomainError in words
 */
export async function saveProfile(uid: string, shown: Shown): Promise<void> {
  await commit(MESSAGES.wrong, async (transaction, db) => {
    const own = doc(db, userPath(uid));
    const before = (await transaction.get(own)).data() as Shown | undefined;
    if (before === undefined) throw new DomainError('not-found', NOTICE.noSuchPerson);
    if (before.name === shown.name && before.image === shown.image) return;
    transaction.update(own, { ...shown, updatedAt: serverTimestamp() });
  });
  const { currentUser } = auth();
  if (currentUser?.uid !== uid) return;
  try {
    await updateProfile(currentUser, { displayName: shown.name, photoURL: shown.image });
  } catch (cause) {
    throw identityError(cause);
  }
}
