// `npm start` and `npm run dev`: the whole market on this machine, and where to look; stops all of it on Ctrl-C.
import { offsetFrom, portsAt } from './ports.mjs';
import { Obstacle } from './root.ts';
import { Running, unlessAborted, untilAskedToStop } from './running.ts';
import { startMarket } from './startMarket.ts';
import { welcome } from './welcome.ts';

/** Ends the process with 0 when it was asked to stop, with 1 after an obstacle or when the emulators end by themselves. */
async function main(): Promise<void> {
  const args = new Set(process.argv.slice(2));
  const signal = untilAskedToStop();
  const running = new Running();
  try {
    const offset = offsetFrom(0);
    const flags = { offset, fresh: args.has('--fresh'), dev: args.has('--dev') };
    const suite = await startMarket(running, signal, flags);
    console.log(welcome(portsAt(offset), flags.dev));
    await unlessAborted(signal, suite.ended);
    console.error(`The emulators ended by themselves; ${suite.log} says why.`);
    process.exitCode = 1;
  } catch (error) {
    if (signal.aborted) console.log('  stopping');
    else if (error instanceof Obstacle) console.error(error.message);
    else throw error;
    process.exitCode = signal.aborted ? 0 : 1;
  } finally {
    await running.stop();
  }
}

await main();
// What the seed still had in flight when it was interrupted must not hold the process.
process.exit();
