import { DomainError, type jwtBody, NOTICE } from '@bns/domain';
import type { InferType } from 'yup';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, ok } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';

/**
 * `POST /users/jwt`: a session token for whoever the ID token proves to be.
 * @throws DomainError `forbidden` where the body names somebody else
 */
export async function createSessionToken(
  { caller, body }: Asked<InferType<typeof jwtBody>>,
  { mintSessionToken }: Pick<Dependencies, 'mintSessionToken'>,
): Promise<Answer> {
  if (body.email !== undefined && body.email !== caller.email) {
    throw new DomainError('forbidden', NOTICE.otherPersonsEmail);
  }
  return ok({ token: await mintSessionToken(caller.token) });
}
