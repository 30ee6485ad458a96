import { DomainError, quotaDay, quotaPath, type Quota, type QuotaKind, raiseQuota } from '@bns/domain';
import { equal } from '../after.ts';
import type { Actor, Documents } from '../scenario.ts';
import { type Fields, Moment } from '../values.ts';

/** One write of a signed-in person, with all that there is before and after its commit. */
export type Judged = {
  who: NonNullable<Actor>;
  projectId: string;
  /** The project that the token is for: it decides which pictures a person may set. */
  audience: string;
  given: Documents;
  afterwards: Documents;
  before: Fields | undefined;
  after: Fields | undefined;
};

/** The documents of the domain's own types, as they stand in a scenario. */
export function documentAt<Kind>(documents: Documents, path: string): Kind | undefined {
  return documents[path] as Kind | undefined;
}

export const me = ({ who, given }: Judged) => given[`users/${who.uid}`];

/** Not deleted; a person without a document is a buyer. */
export const isAlive = (judged: Judged) => me(judged)?.['isDeleted'] !== true;

/** Token and document say that this person sells, or is an admin. */
export function isSelling(judged: Judged): boolean {
  const { seller = false, admin = false } = judged.who.claims;
  const flags = me(judged);
  return (
    (seller || admin) && isAlive(judged) && (flags?.['isSeller'] === true || flags?.['isAdmin'] === true)
  );
}

/** A payment holds the phone. */
export function isReserved({ given }: Judged, productId: string): boolean {
  const until = given[`reservations/${productId}`]?.['until'];
  return until instanceof Moment && until.seconds > Date.now() / 1000;
}

/** What the domain makes; undefined where it refuses. */
export function made<Document>(make: () => Document): Document | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}

/** The commit raises today's number of a kind for this phone, and nothing else of the quota. */
export function isCounted({ who, given, afterwards }: Judged, kind: QuotaKind, productId: string): boolean {
  const path = quotaPath(who.uid, quotaDay(new Date()));
  const raised = made(() => raiseQuota(documentAt<Quota>(given, path), kind, productId));
  return raised !== undefined && equal(raised, afterwards[path]);
}
