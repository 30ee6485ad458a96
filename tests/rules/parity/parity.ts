import { type ENTITIES, may, POLICY } from '@bns/domain';
import { describe, it } from 'vitest';
import { PEOPLE } from '../../cast/people.ts';
import { passes, refused, type Stage } from '../stage.ts';
import { USUAL } from './attempt.ts';
import { ATTEMPTS, type RulesAction } from './attempts.ts';

/**
 * A test for each row of the policy table about these things by each of the cast: the rules must say what it says.
 * A thing of several collections is named by the entity that its rows begin with.
 */
export function parity(stage: Stage, ...entities: (keyof typeof ENTITIES)[]): void {
  const actions = (Object.keys(ATTEMPTS) as RulesAction[]).filter((action) =>
    entities.some((entity) => action.startsWith(`${entity}.`)),
  );
  describe.each(actions)('%s', (action) => {
    const { by, relations } = ATTEMPTS[action];
    it.each(PEOPLE)(`%s: ${POLICY[action].what}`, async (who) => {
      const relation = { ...USUAL, ...relations }[who];
      const attempt = by(stage.as(who), who);
      await (may(action, relation, 'firestore') ? passes(attempt) : refused(attempt));
    });
  });
}
