import { LIST_KEPT_MS, READ_RETRIES } from '@bns/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { ApiError } from './apiError.ts';

/** How a read stands. `old` says that it could not be asked for: it is what was seen last. */
export type Answer<Data> =
  | { state: 'loading' }
  | { state: 'ready'; data: Data; old?: true }
  | { state: 'failed'; error: unknown };

/** An answer that is there already, and when it was given (ms since 1970). */
export type First<Data> = { data: Data; askedAt: number };

/** Asks; calls `onKept` where the answer is one that was only kept. */
type Load<Data> = (onKept: () => void) => Promise<Data>;

export type KeptAnswer<Data> = {
  current: () => Answer<Data>;
  subscribe: (onChange: () => void) => () => void;
  /** Asks unless an answer younger than 5 minutes is there or on its way; an old one is asked for again. */
  want: () => void;
  /** Asks again, whatever is there. */
  retry: () => void;
};

const FIRST_PAUSE_MS = 400;
/** When it is asked again for an answer that was only kept, although there seems to be a line. */
const OLD_AGAIN_MS = 15_000;
/** How a read stands where a page is written at build. */
const NOT_YET = { state: 'loading' } as const;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const isRefusal = (error: unknown) => error instanceof ApiError && error.code !== 'internal';

async function persist<Data>(load: () => Promise<Data>, triesLeft = READ_RETRIES): Promise<Data> {
  try {
    return await load();
  } catch (error) {
    if (triesLeft === 0 || isRefusal(error)) throw error;
    await pause(FIRST_PAUSE_MS * 2 ** (READ_RETRIES - triesLeft));
    return persist(load, triesLeft - 1);
  }
}

/**
 * A public read that is kept for 5 minutes and tried 3 more times before it fails (spec §9, data cache). What is there
 * stays where asking again fails.
 */
export function keptAnswer<Data>(load: Load<Data>, first?: First<Data>): KeptAnswer<Data> {
  let answer: Answer<Data> = first === undefined ? NOT_YET : { state: 'ready', data: first.data };
  let askedAt = first?.askedAt ?? Number.NEGATIVE_INFINITY;
  const listeners = new Set<() => void>();
  const become = (next: Answer<Data>) => {
    answer = next;
    if (next.state === 'ready' && next.old) askedAt = Number.NEGATIVE_INFINITY;
    for (const listener of listeners) listener();
  };
  const fail = (error: unknown) => {
    if (answer.state === 'ready' && !isRefusal(error)) become({ ...answer, old: true });
    else become({ state: 'failed', error });
  };
  const ask = () => {
    askedAt = Date.now();
    let isOld = false;
    const onKept = () => {
      isOld = true;
    };
    persist(() => load(onKept)).then(
      (data) => become(isOld ? { state: 'ready', data, old: true } : { state: 'ready', data }),
      fail,
    );
  };
  return {
    current: () => answer,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    want: () => {
      if (Date.now() - askedAt < LIST_KEPT_MS && answer.state !== 'failed') return;
      if (answer.state === 'failed') become(NOT_YET);
      ask();
    },
    retry: () => {
      become(NOT_YET);
      ask();
    },
  };
}

/**
 * Follows a kept answer and sees to it that it is asked for, and again when the line is back and when somebody comes back
 * to the page, whom the browser shows it as it was.
 */
export function useAnswer<Data>(kept: KeptAnswer<Data>): Answer<Data> {
  const answer = useSyncExternalStore(kept.subscribe, kept.current, () => NOT_YET);
  useEffect(() => {
    const wantSeen = () => {
      if (document.visibilityState === 'visible') kept.want();
    };
    kept.want();
    window.addEventListener('online', kept.want);
    window.addEventListener('pageshow', wantSeen);
    document.addEventListener('visibilitychange', wantSeen);
    return () => {
      window.removeEventListener('online', kept.want);
      window.removeEventListener('pageshow', wantSeen);
      document.removeEventListener('visibilitychange', wantSeen);
    };
  }, [kept]);
  const isOld = answer.state === 'ready' && answer.old === true;
  useEffect(() => {
    if (!isOld) return undefined;
    const timer = setInterval(() => navigator.onLine && kept.want(), OLD_AGAIN_MS);
    return () => clearInterval(timer);
  }, [kept, isOld]);
  return answer;
}
