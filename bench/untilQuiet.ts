import { setTimeout as delay } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';

const LOOK_EVERY_MS = 250;
const STILL_FOR_MS = 10_000;

/**
 * Waits until no document of these collections has changed for ten seconds.
 * @returns when the last change was seen (performance.now()) and for how long nothing followed it
 */
export async function untilQuiet(
  db: Firestore,
  collections: readonly string[],
): Promise<{ lastChange: number; stillMs: number }> {
  let lastChange = performance.now();
  const fault = Promise.withResolvers<never>();
  const stops = collections.map((name) =>
    db.collection(name).onSnapshot((rows) => {
      if (rows.docChanges().length > 0) lastChange = performance.now();
    }, fault.reject),
  );
  try {
    while (performance.now() - lastChange < STILL_FOR_MS)
      await Promise.race([delay(LOOK_EVERY_MS), fault.promise]);
    return { lastChange, stillMs: performance.now() - lastChange };
  } finally {
    for (const stop of stops) stop();
  }
}
