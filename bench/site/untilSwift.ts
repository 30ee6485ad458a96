import { once } from 'node:events';
import { cpus } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** About ten milliseconds of sums and of memory, which is what a page does too. */
const WORK = `
const { parentPort } = require('node:worker_threads');
const cells = new Uint32Array(65_536);
parentPort.on('message', () => {
  const begun = performance.now();
  let hash = 0;
  for (let step = 0; step < 6_000_000; step += 1) {
    hash = Math.imul(hash ^ step, 2_654_435_761) >>> 0;
    cells[hash & 65_535] += hash;
  }
  parentPort.postMessage(performance.now() - begun);
});`;
const WARMING = 20;
/** The quickest of so many counts: what else this machine does for a moment is not its host's doing. */
const TRIES = 3;
const SLOWEST = 1.25;
const LOOK_MS = 500;
/** So many looks in a row find it quick: one alone may be luck. */
const LOOKS = 4;
const MOST_WAIT_MS = 120_000;

/** How fast this machine's cores run. On a host that is shared, others slow them to half for ten seconds and more. */
export interface Pace {
  /** Whether all of them together work about as fast as they ever did here. */
  isSwift: () => Promise<boolean>;
  /** Waits until they have done so for two seconds, or says after two minutes that they do not. */
  untilSwift: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Gets to know how fast the cores can be; the caller stops it. */
export async function startPace(): Promise<Pace> {
  const workers = cpus().map(() => new Worker(WORK, { eval: true }));
  const asked = async (worker: Worker): Promise<number> => {
    const answer = once(worker, 'message');
    worker.postMessage('');
    return Number((await answer)[0]);
  };
  /** A piece of work on every core at once: how long the slowest took, in ms. */
  const work = async () => Math.max(...(await Promise.all(workers.map(asked))));
  let quickest = Number.POSITIVE_INFINITY;
  const isSwift = async () => {
    let took = Number.POSITIVE_INFINITY;
    for (let tried = 0; tried < TRIES; tried += 1) took = Math.min(took, await work());
    quickest = Math.min(quickest, took);
    return took <= quickest * SLOWEST;
  };
  for (let round = 0; round < WARMING; round += 1) await isSwift();
  const untilSwift = async () => {
    const patient = performance.now() + MOST_WAIT_MS;
    for (let looks = 0; looks < LOOKS; ) {
      looks = (await isSwift()) ? looks + 1 : 0;
      if (performance.now() > patient)
        return console.log('The host slows this machine down: the figures are worse for it.');
      await delay(LOOK_MS);
    }
  };
  const stop = async () => {
    for (const worker of workers) await worker.terminate();
  };
  return { isSwift, untilSwift, stop };
}
