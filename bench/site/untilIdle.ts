import { cpus } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

const LOOK_MS = 2000;
const MOST_BUSY = 0.1;
const MOST_WAIT_MS = 120_000;

/** The cores' time in ms: what they worked, and all of it. */
function spent(): { busy: number; all: number } {
  let [busy, all] = [0, 0];
  for (const { times } of cpus()) {
    const sum = times.user + times.nice + times.sys + times.irq + times.idle;
    busy += sum - times.idle;
    all += sum;
  }
  return { busy, all };
}

/**
 * Waits until this machine has next to nothing to do for two seconds, or says after two minutes that it is busy: what a
 * browser's thread waits for others would be counted against the page.
 */
export async function untilIdle(): Promise<void> {
  const patient = performance.now() + MOST_WAIT_MS;
  for (;;) {
    const before = spent();
    await delay(LOOK_MS);
    const now = spent();
    if ((now.busy - before.busy) / (now.all - before.all) <= MOST_BUSY) return;
    if (performance.now() > patient)
      return console.log('This machine is busy: the figures are worse for it.');
  }
}
