import { auth } from '../firebase.ts';
import type { StoredUser } from '../store/users.ts';
import { isAccountSo } from './mirrorAccount.ts';
import { isMirrored, truthOf } from './mirrorClaims.ts';

/** What the identity service looks up at once (firebase.google.com/docs/auth/admin/manage-users). */
const AT_ONCE = 100;

/**
 * The people whose account says something else than their document, or whose document does not note that it was mirrored.
 * A document whose account is gone has nothing to be mirrored to. One look-up for 100 people.
 */
export async function unmirrored(users: readonly (readonly [uid: string, StoredUser])[]): Promise<string[]> {
  const found: string[] = [];
  for (let start = 0; start < users.length; start += AT_ONCE) {
    const some = users.slice(start, start + AT_ONCE);
    const { users: accounts } = await auth.getUsers(some.map(([uid]) => ({ uid })));
    const byUid = new Map(accounts.map((account) => [account.uid, account]));
    for (const [uid, user] of some) {
      const account = byUid.get(uid);
      if (account === undefined) continue;
      if (!isMirrored(user) || !isAccountSo(account, truthOf(user))) found.push(uid);
    }
  }
  return found;
}
