import { type Action, DomainError, type Endpoint, may, NOTICE, type Relation, requireMay } from '@bns/domain';
import type { Caller } from '../callers/caller.ts';
import type { Dependencies } from '../dependencies.ts';
import type { StoredUser } from '../store/users.ts';
import { readSubject } from './readSubject.ts';
import { relationsTo } from './relationsTo.ts';

export type Admitted = { caller: Caller; person: StoredUser | undefined; email: string };

/**
 * Lets through who may make this call about this person: bearer, `?email=`, policy, in this order. 1 read.
 * @throws DomainError `unauthenticated`, `invalid` or `forbidden`
 */
export async function admit(
  { token, action, email: parameter }: Endpoint,
  { authorization, query }: { authorization: string | undefined; query: URLSearchParams },
  { verifyBearer, users }: Pick<Dependencies, 'verifyBearer' | 'users'>,
): Promise<Admitted> {
  const caller = await verifyBearer(authorization, token);
  const email = parameter === 'required' ? readSubject(query) : caller.email;
  const person = await users.readUser(caller.uid);
  const relations = relationsTo(email === caller.email, person);
  if (
    action !== null &&
    email !== caller.email &&
    !relations.includes('deleted') &&
    !passes(action, relations)
  ) {
    throw new DomainError('forbidden', NOTICE.otherPersonsEmail);
  }
  if (action !== null) requireMay(action, relations);
  return { caller, person, email };
}

const passes = (action: Action, relations: readonly Relation[]) =>
  relations.some((relation) => may(action, relation, 'rest'));
