import { claimsOf } from '@bns/domain';
import { auth } from '../firebase.ts';
import { logNobodyToMirror } from '../log.ts';
import { readUser, type StoredUser, writeClaimsAt } from '../store/users.ts';

/**
 * Makes the claims say what `users/{uid}` says, and notes it there in `claimsAt`. Whoever changes flags awaits it before
 * he answers. Rivals may set older claims over newer ones for a moment, so it reads again after each setting and goes on
 * until what it set is what is true: the last one to finish leaves the truth (architecture "People, roles and claims").
 */
export async function mirrorClaims(uid: string): Promise<void> {
  let user = await readUser(uid);
  while (user !== undefined) {
    const claims = claimsOf(user, versionOf(user));
    if (!(await setClaims(uid, claims))) return logNobodyToMirror(uid);
    const now = await readUser(uid);
    if (now !== undefined && JSON.stringify(claimsOf(now, versionOf(now))) === JSON.stringify(claims)) {
      if (now.claimsAt !== claims.at) await writeClaimsAt(uid, claims.at);
      return;
    }
    user = now;
  }
}

/** @returns whether the claims of this document were mirrored already */
export function isMirrored(user: Pick<StoredUser, 'claimsAt' | 'updatedAt'>): boolean {
  return user.claimsAt === versionOf(user);
}

const versionOf = (user: Pick<StoredUser, 'updatedAt'>) => user.updatedAt.toMillis();

async function setClaims(uid: string, claims: object): Promise<boolean> {
  try {
    await auth.setCustomUserClaims(uid, claims);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return false;
    throw error;
  }
}
