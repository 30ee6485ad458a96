import { useEffect, useRef } from 'react';

/** Calls back once after `ms` spent unpaused; undefined never calls. Pausing keeps what is left of the time. */
export function usePausedTimeout(onEnd: () => void, ms: number | undefined, paused: boolean): void {
  const left = useRef(ms);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (paused || left.current === undefined) return undefined;
    const from = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, (left.current ?? 0) - (Date.now() - from));
    };
  }, [paused]);
}
