import { LIST_KEPT_MS, READ_RETRIES } from '@bns/domain';
import { useEffect, useSyncExternalStore } from 'react';
import { ApiError } from './apiError.ts';

/** How a read stands. */
export type Answer<Data> =
  | { state: 'loading' }
  | { state: 'ready'; data: Data }
  | { state: 'failed'; error: unknown };

export type KeptAnswer<Data> = {
  current: () => Answer<Data>;
  subscribe: (onChange: () => void) => () => void;
  /** Asks unless an answer younger than 5 minutes is there or on its way. */
  want: () => void;
  /** Asks again, whatever is there. */
  retry: () => void;
};

const FIRST_PAUSE_MS = 400;
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
 * A public read that is kept for 5 minutes and tried 3 more times before it fails (spec §9, data cache).
 * @param first an answer that is there already
 */
export function keptAnswer<Data>(load: () => Promise<Data>, first?: Data): KeptAnswer<Data> {
  let answer: Answer<Data> = first === undefined ? { state: 'loading' } : { state: 'ready', data: first };
  let askedAt = first === undefined ? Number.NEGATIVE_INFINITY : Date.now();
  const listeners = new Set<() => void>();
  const become = (next: Answer<Data>) => {
    answer = next;
    for (const listener of listeners) listener();
  };
  const ask = () => {
    askedAt = Date.now();
    persist(load).then(
      (data) => become({ state: 'ready', data }),
      (error: unknown) => become({ state: 'failed', error }),
    );
  };
  return {
    current: () => answer,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    want: () => {
      if (answer.state === 'failed') become({ state: 'loading' });
      else if (Date.now() - askedAt < LIST_KEPT_MS) return;
      ask();
    },
    retry: () => {
      become({ state: 'loading' });
      ask();
    },
  };
}

/** Follows a kept answer and sees to it that it is asked for, and again when the line is back. */
export function useAnswer<Data>(kept: KeptAnswer<Data>): Answer<Data> {
  useEffect(() => {
    kept.want();
    window.addEventListener('online', kept.want);
    return () => window.removeEventListener('online', kept.want);
  }, [kept]);
  return useSyncExternalStore(kept.subscribe, kept.current, () => NOT_YET);
}
