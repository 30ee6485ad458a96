import { isDeepStrictEqual } from 'node:util';
import { gatherLanding, readLanding, writeLanding } from '../store/landing.ts';

const MOST_ROUNDS = 5;

/**
 * Makes `public/landing` say what is true now. Of two runs at once the slower may write what it gathered earlier, so
 * each run ends by looking again: the last one to finish leaves the truth.
 */
export async function refreshLanding(): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const kept = await readLanding();
    const parts = await gatherLanding();
    if (isDeepStrictEqual(kept, parts)) return;
    await writeLanding(parts);
  }
  throw new Error('the home page did not settle');
}

/** @returns whether `public/landing` says something else than what is true now */
export async function landingDiffers(): Promise<boolean> {
  return !isDeepStrictEqual(await readLanding(), await gatherLanding());
}
