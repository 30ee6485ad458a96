import type { Action, POLICY } from '@bns/domain';
import type { Attempt } from './attempt.ts';
import { ofDealings } from './ofDealings.ts';
import { ofPeople } from './ofPeople.ts';
import { ofPhones } from './ofPhones.ts';
import { ofRecords } from './ofRecords.ts';

/** The rows that Firestore's rules judge. */
export type RulesAction = {
  [Name in Action]: (typeof POLICY)[Name]['door'] extends 'rest' ? never : Name;
}[Action];

/** One attempt for each of them: a new row without one does not compile. */
export const ATTEMPTS: Record<RulesAction, Attempt> = {
  ...ofPeople,
  ...ofPhones,
  ...ofDealings,
  ...ofRecords,
};
