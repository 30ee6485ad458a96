import { claimsOf } from '@bns/domain';
import { logNobodyToMirror } from '../log.ts';
import { readUser, type StoredUser, writeClaimsAt } from '../store/users.ts';
import { type AccountTruth, mirrorAccount } from './mirrorAccount.ts';

/**
 * Makes the account say what `users/{uid}` says: its claims, and whether it is closed; then notes it there in `claimsAt`.
 * Whoever changes flags awaits it before he answers. Rivals may set what is older over what is newer for a moment, so it
 * reads again after each setting and goes on until what it set is what is true: the last one to finish leaves the truth
 * (architecture "People, roles and claims").
 */
export async function mirrorClaims(uid: string): Promise<void> {
  let user = await readUser(uid);
  while (user !== undefined) {
    const truth = truthOf(user);
    if (!(await mirrorAccount(uid, truth))) return logNobodyToMirror(uid);
    const now = await readUser(uid);
    if (now !== undefined && JSON.stringify(truthOf(now)) === JSON.stringify(truth)) {
      if (now.claimsAt !== truth.claims.at) await writeClaimsAt(uid, truth.claims.at);
      return;
    }
    user = now;
  }
}

/** @returns whether this version of the document was mirrored already */
export function isMirrored(user: Pick<StoredUser, 'claimsAt' | 'updatedAt'>): boolean {
  return user.claimsAt === versionOf(user);
}

const versionOf = (user: Pick<StoredUser, 'updatedAt'>) => user.updatedAt.toMillis();

/** What the account of a person with this document has to be like. */
export const truthOf = (user: StoredUser): AccountTruth => ({
  claims: claimsOf(user, versionOf(user)),
  isDeleted: user.isDeleted,
});
