import { quotaDay } from '@bns/domain';
import { type Fields, mapTexts } from './values.ts';

/** Who asks, as the ID token tells; null: a guest. `aud` is the project's id where it is not said. */
export type Actor = {
  uid: string;
  email?: string;
  aud?: string;
  claims: { seller?: boolean; admin?: boolean };
} | null;

/** One write: a whole document, those fields of it that `mask` names (dotted), or null for a delete. */
export type Write = { path: string; fields: Fields | null; mask?: readonly string[] };

/** Documents by path. */
export type Documents = Record<string, Fields>;

/** One commit that somebody tries, and what is there before it. */
export type Scenario = { kind: string; given: Documents; who: Actor; writes: Write[] };

/** Stands in every id of a scenario that is its own; ids of a run replace it, so that thousands share one database. */
export const OWN = '§';
/** Stands for the id of today's quota document. */
export const TODAY = '¶';

/** The scenario with ids that no other run of it has. */
export function inRun<Part>(scenario: Part, run: string): Part {
  const day = quotaDay(new Date());
  return mapTexts(scenario, (text) => text.replaceAll(OWN, run).replaceAll(TODAY, day));
}
