import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { type Action, may, type Relation } from '@bns/domain';
import type { Firestore } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { PEOPLE, type PersonName } from '../cast/people.ts';
import type { Stage } from './stage.ts';

/** One thing that everybody of the cast tries. */
export type Attempt = {
  what: string;
  allowed: readonly PersonName[];
  /** @param uid the person's; 'guest' for the guest */
  by: (db: Firestore, uid: PersonName) => Promise<unknown>;
  /** The policy table's row and how those stand to the thing who are not what their role says. */
  policy?: { action: Action; relations?: Partial<Record<PersonName, Relation>> };
};

const USUAL: Record<PersonName, Relation> = {
  guest: 'guest',
  buyer: 'buyer',
  buyer2: 'buyer',
  seller: 'seller',
  newseller: 'seller',
  admin: 'admin',
  deleted: 'deleted',
};

/** A test for each attempt by each person, and one that the domain's policy says the same. */
export function verdicts(stage: Stage, attempts: readonly Attempt[]): void {
  describe.each(attempts)('$what', ({ allowed, by, policy }) => {
    it.each(PEOPLE)('%s', async (who) => {
      if (allowed.includes(who)) await assertSucceeds(by(stage.as(who), who));
      else await assertFails(by(stage.asHarmless(who), who));
    });
    if (policy === undefined) return;
    it(`is what the policy says of ${policy.action}`, () => {
      const relations = { ...USUAL, ...policy.relations };
      expect(PEOPLE.filter((who) => may(policy.action, relations[who]))).toEqual(allowed);
    });
  });
}

/** For a hand-written case: the rules let it pass. */
export const passes = (attempt: Promise<unknown>) => assertSucceeds(attempt);
/** For a hand-written case: the rules refuse it, and nothing else does. */
export const refused = (attempt: Promise<unknown>) => assertFails(attempt);
