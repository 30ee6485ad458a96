import { normalizeEmail } from '@bns/domain';
import type { User } from 'firebase/auth';
import type { Profile } from './sessionState.ts';

/** What the identity service says of a person, in the session's words. */
export function profileOf(user: User): Profile {
  return {
    uid: user.uid,
    name: user.displayName ?? '',
    email: normalizeEmail(user.email ?? ''),
    image: user.photoURL ?? '',
  };
}
