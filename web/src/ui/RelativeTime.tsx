import { useSyncExternalStore } from 'react';
import { type Moment, momentMs, postedAgo } from './postedAgo.ts';

const TICK_MS = 30_000;

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK_MS);
  return () => clearInterval(timer);
}

/** The same within one tick, so that a render sees one moment. */
const currentTick = () => Math.floor(Date.now() / TICK_MS);

/** 'Posted 3 days ago', moving on while the page stays open. */
export function RelativeTime({ at }: { at: Moment }) {
  useSyncExternalStore(subscribe, currentTick, currentTick);
  const ms = momentMs(at);
  return (
    <time {...(ms !== undefined && { dateTime: new Date(ms).toISOString() })}>
      {postedAgo(at, Date.now())}
    </time>
  );
}
