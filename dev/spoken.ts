import { Obstacle } from './root.ts';

/** Runs what a person has asked for on the command line: an obstacle is told in its sentence, and the process fails. */
export async function spoken(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Obstacle)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
