import { LIST_KEPT_MS } from '@bns/domain';
import { BehaviorSubject } from 'rxjs';
import { beforeLeaving } from './leaving.ts';
import { forgetAllObservables, forgetObservable } from './reactfireCaches.ts';

/** `ended`: the listener behind it is dead and only a new one can bring more. */
export type Emit<Value> = (value: Value, ended?: 'ended') => void;
/** Starts listening; `restart` is for a "Try again". Answers with what ends it. */
export type Open<Value> = (emit: Emit<Value>, restart: () => void) => () => void;

export type Feed<Value> = {
  values: BehaviorSubject<Value>;
  /** Keeps it alive; the answer lets go. Nobody holding it for a while, 5 minutes as a rule, closes it. */
  hold: () => () => void;
};

/** Whom a feed is for. */
export type Audience = 'signedIn' | 'admins';

type Kept = {
  audience: Audience;
  stop: () => void;
  start: () => void;
  close: () => void;
  hasEnded: () => boolean;
};

const kept = new Map<string, { feed: Feed<unknown>; kept: Kept }>();
let generation = 0;
let leavingNow = false;

/** Changes with every sign-out, so that a key never finds what an earlier session has left. */
export const feedGeneration = (): number => generation;

/**
 * The feed of this key, opened if there is none. Values never are errors: an observable that failed would stay
 * failed in reactfire's cache for good, so a failure is a value and the listener behind it can be replaced.
 * @param keptMs how long it is kept when nobody holds it any more (ms)
 */
export function feedOf<Value>(
  key: string,
  first: Value,
  open: Open<Value>,
  audience: Audience = 'signedIn',
  keptMs: number = LIST_KEPT_MS,
): Feed<Value> {
  const there = kept.get(key);
  if (there !== undefined) return there.feed as Feed<Value>;
  const made = openFeed(key, first, open, audience, keptMs);
  kept.set(key, made);
  return made.feed as Feed<Value>;
}

function openFeed<Value>(key: string, first: Value, open: Open<Value>, audience: Audience, keptMs: number) {
  const values = new BehaviorSubject<Value>(first);
  let holders = 0;
  let ended = false;
  let closed = false;
  let end: (() => void) | undefined;
  let expiry: ReturnType<typeof setTimeout> | undefined;
  const start = () => {
    if (end !== undefined || leavingNow) return;
    ended = false;
    end = open((value, over) => {
      ended = over === 'ended';
      values.next(value);
    }, restart);
  };
  const stop = () => {
    end?.();
    end = undefined;
  };
  function restart(): void {
    stop();
    values.next(first);
    start();
  }
  const close = () => {
    closed = true;
    clearTimeout(expiry);
    stop();
    values.next(first);
    kept.delete(key);
    forgetObservable(key);
  };
  const hold = () => {
    clearTimeout(expiry);
    holders += 1;
    if (ended && holders === 1) restart();
    return () => {
      holders -= 1;
      if (holders === 0 && !closed) expiry = setTimeout(close, keptMs);
    };
  };
  expiry = setTimeout(close, LIST_KEPT_MS);
  start();
  return {
    feed: { values, hold } as Feed<unknown>,
    kept: { audience, stop, start, close, hasEnded: () => ended },
  };
}

/** After new claims: every listener that a rule had ended is created anew (architecture "People"). */
export function reviveEndedFeeds(): void {
  for (const { kept: one } of kept.values()) {
    if (!one.hasEnded()) continue;
    one.stop();
    one.start();
  }
}

/** Who is an admin no longer keeps nothing of an admin's lists, whether a page shows one or it is only kept. */
export function closeAdminFeeds(): void {
  for (const { kept: one } of kept.values()) if (one.audience === 'admins') one.close();
}

beforeLeaving({
  close: () => {
    leavingNow = true;
    for (const { kept: one } of kept.values()) one.stop();
  },
  clear: () => {
    for (const { kept: one } of kept.values()) one.close();
    forgetAllObservables();
    generation += 1;
    leavingNow = false;
  },
  reopen: () => {
    leavingNow = false;
    for (const { kept: one } of kept.values()) one.start();
  },
});
