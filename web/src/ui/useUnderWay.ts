import { useRef } from 'react';

/**
 * Lets a form wait for a preparation that is under way: "Register" is pressed sooner than a large photo is decoded,
 * and must not read that the photo is missing.
 * @returns the work to hand on, and what waits for its last call, however that ends
 */
export function useUnderWay<Args extends unknown[], Result>(
  work: (...args: Args) => Promise<Result>,
): [work: (...args: Args) => Promise<Result>, settled: () => Promise<void>] {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return [
    (...args) => {
      const run = work(...args);
      last.current = run;
      return run;
    },
    () =>
      last.current.then(
        () => {},
        () => {},
      ),
  ];
}
