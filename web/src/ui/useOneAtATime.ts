import { useRef, useState } from 'react';

/**
 * An act that a second press, while the first still runs, does not repeat (case 33). The guard is a ref, because a
 * double click comes before React has drawn a disabled button.
 * @returns the guarded act, and whether it runs
 */
export function useOneAtATime<Args extends unknown[]>(
  act: (...args: Args) => Promise<void>,
): [run: (...args: Args) => Promise<void>, busy: boolean] {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  async function run(...args: Args): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await act(...args);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  return [run, busy];
}
