import { DomainError, FIELD, isPersonPictureUrl, NOTICE, type PutUserBody } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, ok, upserted } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';
import { changesOf, firstValuesOf } from './ownUser.ts';

/**
 * `PUT /users`: makes the caller's document or changes his name and picture in it, and his e-mail where his account has
 * another one now; awaits his claims. It may be repeated and heals an account whose making stopped halfway (cases 6 to
 * 8). Flags are never changed.
 * @throws DomainError `forbidden`, or `invalid` for a picture from elsewhere
 */
export async function putUser(
  { caller, person, body }: Asked<PutUserBody>,
  {
    users,
    mirrorClaims,
    isMirrored,
    projectId,
  }: Pick<Dependencies, 'users' | 'mirrorClaims' | 'isMirrored' | 'projectId'>,
): Promise<Answer> {
  requireOwnAndHarmless(body, caller.email);
  requirePersonPicture(body.image, projectId);

  const { uid } = caller;
  if (person === undefined && (await users.createUser(uid, firstValuesOf(body, caller, projectId)))) {
    await mirrorClaims(uid);
    return ok(upserted({ created: uid }));
  }
  const stored = person ?? (await users.readUser(uid));
  if (stored === undefined) throw new Error('a user document is never removed, but this one is gone');
  const changes = { ...changesOf(stored, body, caller.viaGoogle), ...movedTo(caller.email, stored) };
  const modified = Object.keys(changes).length > 0;
  if (modified) await users.updateUser(uid, changes);
  if (modified || !isMirrored(stored)) await mirrorClaims(uid);
  return ok(upserted({ modified }));
}

/** Lists and audit name him by his document: it follows the account to another address. */
function movedTo(email: string, stored: { email: string }): { email?: string } {
  return stored.email === email ? {} : { email };
}

function requireOwnAndHarmless(body: PutUserBody, email: string): void {
  if (body.email !== undefined && body.email !== email) {
    throw new DomainError('forbidden', NOTICE.otherPersonsEmail);
  }
  if (body.isAdmin === true || body.isVerified === true || body.isDeleted === true) {
    throw new DomainError('forbidden', NOTICE.notAllowed);
  }
}

function requirePersonPicture(image: string | undefined, projectId: string): void {
  if (image === undefined || isPersonPictureUrl(image, projectId)) return;
  const errors = [{ field: 'image', message: FIELD.imageUrl }];
  throw new DomainError('invalid', FIELD.imageUrl, { errors });
}
