import { useSyncExternalStore } from 'react';

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1000);
  return () => clearInterval(timer);
}

/**
 * How long it is until then, while the page stays open.
 * @returns whole seconds, 0 from that moment on and where it is not known
 */
export function useSecondsUntil(until: Date | null): number {
  return useSyncExternalStore(subscribe, () => secondsUntil(until));
}

/** Whether that moment is still to come, while the page stays open. */
export function useIsBefore(until: Date | null): boolean {
  return useSyncExternalStore(subscribe, () => secondsUntil(until) > 0);
}

const secondsUntil = (until: Date | null) =>
  until === null ? 0 : Math.max(0, Math.ceil((until.getTime() - Date.now()) / 1000));
