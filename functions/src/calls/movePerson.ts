import { ENDPOINTS, type PersonMoveName, requireMay } from '@bns/domain';
import type { Dependencies } from '../dependencies.ts';
import { type Answer, matched, ok } from '../http/answer.ts';
import type { Asked } from '../http/asked.ts';
import { relationsTo } from '../http/relationsTo.ts';

/** The moves that have a call of the same name. */
type CalledMove = Extract<PersonMoveName, keyof typeof ENDPOINTS>;

/**
 * The call that makes a move on the person whose account has `?email=` now: `PUT /users/admin`, `/verify`, `/unverify`,
 * `/delete`, `/seller`. It awaits the claims that follow, so that a fresh token says what the answer says (case 9), and
 * completes what an earlier call left half done. Throws DomainError `not-found`, `conflict`, or `forbidden` where the
 * caller may no longer.
 */
export function movePerson(move: CalledMove) {
  const { action } = ENDPOINTS[move];
  return async (
    { caller, email, requestId }: Pick<Asked, 'caller' | 'email' | 'requestId'>,
    {
      accounts,
      people,
      mirrorClaims,
      isMirrored,
    }: Pick<Dependencies, 'accounts' | 'people' | 'mirrorClaims' | 'isMirrored'>,
  ): Promise<Answer> => {
    const own = email === caller.email ? 'self' : null;
    const whom = own === null ? await accounts.findUid(email) : caller.uid;
    const { uid, user, modified } = await people.movePerson(
      { move, uid: whom },
      {
        uid: caller.uid,
        requestId,
        judge: (person) => action !== null && requireMay(action, relationsTo(own, person)),
      },
    );
    if (modified || !isMirrored(user)) await mirrorClaims(uid);
    return ok(matched(modified));
  };
}
