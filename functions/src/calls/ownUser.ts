import { isPersonPictureUrl, type NewUserInput, nameOrEmail, type PutUserBody, type User } from '@bns/domain';
import type { Caller } from '../callers/caller.ts';
import { cleanName } from '../callers/cleanName.ts';

type Editable = Pick<User<unknown>, 'name' | 'image'>;

/** What a new person's document begins with: his own words, else what the identity service knows. */
export function firstValuesOf(body: PutUserBody, caller: Caller, projectId: string): NewUserInput {
  const known = isPersonPictureUrl(caller.picture, projectId) ? caller.picture : '';
  const name = body.name ?? cleanName(caller.name);
  return {
    name: nameOrEmail(name, caller.email),
    email: caller.email,
    image: body.image ?? known,
    isSeller: body.isSeller ?? false,
  };
}

/**
 * What of a body is news for a person who has a document. `isSeller` counts at the making only. A Google sign-in fills
 * only what is empty (decisions 3).
 */
export function changesOf(user: Editable, body: PutUserBody, viaGoogle: boolean): Partial<Editable> {
  const wanted = { name: body.name, image: body.image };
  const changes = Object.entries(wanted).filter(([key, value]) => {
    const stored = user[key as keyof Editable];
    return value !== undefined && value !== stored && (!viaGoogle || stored === '');
  });
  return Object.fromEntries(changes);
}
