import { DomainError, NOTICE } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import type { Answer } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';
import { movePerson } from './movePerson.ts';

const move = movePerson('becomeSeller');

/**
 * `PUT /users/seller`: a buyer whose e-mail is verified starts to sell, and never goes back.
 * @throws DomainError `forbidden` where it is not verified, `not-found` where he has no document
 */
export async function becomeSeller(
  asked: Asked,
  dependencies: Pick<Dependencies, 'accounts' | 'people' | 'mirrorClaims' | 'isMirrored'>,
): Promise<Answer> {
  if (!asked.caller.isEmailVerified) throw new DomainError('forbidden', NOTICE.emailUnverified);
  return move(asked, dependencies);
}
