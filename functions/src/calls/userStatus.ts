import { DomainError, NOTICE, nameOrEmail, roleOf } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, ok } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';

/**
 * `GET /users/user-status`: the role of the caller, or of anybody where an admin asks. A caller without a document is a
 * buyer (case 16).
 * @throws DomainError `not-found` where an admin asks about nobody
 */
export async function userStatus(
  { caller, person, email }: Asked,
  { accounts, users }: Pick<Dependencies, 'accounts' | 'users'>,
): Promise<Answer> {
  const isSelf = email === caller.email;
  const uid = isSelf ? undefined : await accounts.findUid(email);
  const other = uid === undefined ? undefined : await users.readUser(uid);
  const user = isSelf ? person : other;
  if (user !== undefined) return ok({ role: roleOf(user), isSeller: user.isSeller, name: user.name });
  if (!isSelf) throw new DomainError('not-found', NOTICE.noSuchPerson);
  return ok({ role: 'buyer', isSeller: false, name: nameOrEmail(caller.name, email) });
}
