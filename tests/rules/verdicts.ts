import { type Action, may, type Relation } from '@bns/domain';
import type { Firestore } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { PEOPLE, type PersonName } from '../cast/people.ts';
import { passes, refused, type Stage } from './stage.ts';

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
      const attempt = by(stage.as(who), who);
      await (allowed.includes(who) ? passes(attempt) : refused(attempt));
    });
    if (policy === undefined) return;
    it(`is what the policy says of ${policy.action}`, () => {
      const relations = { ...USUAL, ...policy.relations };
      expect(PEOPLE.filter((who) => may(policy.action, relations[who]))).toEqual(allowed);
    });
  });
}
