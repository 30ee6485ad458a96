import { DomainError, type Endpoint, may, NOTICE, requireMay } from '@bns/domain';
import type { Caller } from '../callers/caller.ts';
import type { Dependencies } from '../dependencies.ts';
import type { StoredUser } from '../store/users.ts';
import { readSubject } from './readSubject.ts';
import { relationsTo } from './relationsTo.ts';

export type Admitted = { caller: Caller; person: StoredUser | undefined; email: string };

type Request = {
  authorization: string | undefined;
  query: URLSearchParams;
  params: Record<string, string>;
};

/**
 * Lets through who may make this call about this person or phone: bearer, `?email=`, policy, in this order. 1 read, 2
 * where it is about a phone.
 * @throws DomainError `unauthenticated`, `invalid`, `forbidden`, or `not-found` for a phone
 */
export async function admit(
  endpoint: Endpoint,
  { authorization, query, params }: Request,
  { verifyBearer, users, products }: Pick<Dependencies, 'verifyBearer' | 'users' | 'products'>,
): Promise<Admitted> {
  const caller = await verifyBearer(authorization, endpoint.token);
  const email = endpoint.email === 'required' ? readSubject(query) : caller.email;
  const person = await users.readUser(caller.uid);
  if (endpoint.about === 'person') judgeByPerson(endpoint, email === caller.email, person);
  else await judgeByPhone(endpoint, params['productId'] ?? '', { caller, person }, products);
  return { caller, person, email };
}

function judgeByPerson({ action }: Endpoint, isSelf: boolean, person: StoredUser | undefined): void {
  const relations = relationsTo(isSelf ? 'self' : null, person);
  if (action === null || relations.some((relation) => may(action, relation, 'rest'))) return;
  if (!isSelf && !relations.includes('deleted') && may(action, 'self', 'rest')) {
    throw new DomainError('forbidden', NOTICE.otherPersonsEmail);
  }
  requireMay(action, relations);
}

/** Whoever is deleted is told so before he learns whether there is such a phone. */
async function judgeByPhone(
  { action }: Endpoint,
  productId: string,
  { caller, person }: Pick<Admitted, 'caller' | 'person'>,
  { readProduct }: Dependencies['products'],
): Promise<void> {
  if (action === null) return;
  const found = person?.isDeleted === true ? undefined : await readProduct(productId);
  const isSeller = found?.product.sellerId === caller.uid;
  const relations = relationsTo(isSeller ? 'itsSeller' : null, person);
  if (found === undefined && !relations.includes('deleted')) {
    throw new DomainError('not-found', NOTICE.gone);
  }
  requireMay(action, relations);
}
