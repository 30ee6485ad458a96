import type { Caller } from '../callers/caller.ts';
import type { StoredUser } from '../store/users.ts';

/**
 * A call that anyone may make, as its handler sees it.
 * @typeParam Query what the endpoint's schema makes of the query
 */
export type OpenlyAsked<Query = object> = {
  params: Record<string, string>;
  query: Query;
  now: Date;
  requestId: string;
  /** The Idempotency-Key of this call, as an id of ours, where it has one: what a call makes anew may be named by it. */
  key: string | null;
};

/**
 * A call of somebody who is known, after the policy has let it through.
 * @typeParam Body what the endpoint's schema makes of the request's body
 */
export type Asked<Body = null, Query = object> = OpenlyAsked<Query> & {
  caller: Caller;
  /** The caller's document as it is now; without one he is a buyer. */
  person: StoredUser | undefined;
  /** Whom `?email=` names, in the stored form; the caller's own where the call has no such parameter. */
  email: string;
  body: Body;
};
