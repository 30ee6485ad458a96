import { quotaDay } from '@bns/domain';
import { useSyncExternalStore } from 'react';

const LOOK_MS = 60_000;

function subscribe(onLook: () => void): () => void {
  const timer = setInterval(onLook, LOOK_MS);
  return () => clearInterval(timer);
}

/** Today (UTC, `YYYY-MM-DD`), also on a page that stays open over midnight. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, () => quotaDay(new Date()));
}
