// `npm start` and `npm run dev`: one machine instead of a cloud. Builds what changed, starts the emulators and the
// imgbb stand-in with yesterday's data, seeds when there is none, and stops all of it on Ctrl-C.
import { buildFunctions, buildWeb } from './build.ts';
import { type EmulatorName, type Emulators, portsTaken, startEmulators } from './emulators.ts';
import { startImgbb } from './imgbb/server.ts';
import { dropData, hasData, keepData } from './keptData.ts';
import { checkMachine } from './machine/checkMachine.ts';
import { offsetFrom, type Ports, portsAt } from './ports.mjs';
import { localProject, Obstacle } from './root.ts';
import { type RunFolder, runFolderAt, stageFunctions } from './runFolder.ts';
import { Running, unlessAborted, untilAskedToStop } from './running.ts';
import { welcome } from './welcome.ts';

interface Flags {
  fresh: boolean;
  dev: boolean;
}

const emulators: EmulatorName[] = ['auth', 'firestore', 'functions', 'hosting'];
const log = (line: string) => console.log(`  ${line}`);

function prepare(run: RunFolder, ports: Ports): void {
  buildFunctions(log);
  buildWeb(log);
  stageFunctions(run, ports);
}

async function seed(ports: Ports): Promise<void> {
  // Otherwise the Admin SDK asks the network whether it runs in Google's cloud.
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  const { seed: fill } = await import('./seed/seed.ts');
  await fill({
    firestoreHost: `127.0.0.1:${ports.firestore}`,
    authHost: `127.0.0.1:${ports.auth}`,
    imgbbUrl: `http://127.0.0.1:${ports.pictures}`,
    projectId: localProject,
    log,
  });
}

/** Starts everything and adds each part to `running` as it comes up. */
async function start(running: Running, signal: AbortSignal, flags: Flags): Promise<Emulators> {
  const offset = offsetFrom(0);
  const ports = portsAt(offset);
  const run = runFolderAt(offset);
  await checkMachine(ports, [
    ...portsTaken(emulators),
    'imgbb',
    'pictures',
    ...(flags.dev ? (['vite'] as const) : []),
  ]);
  prepare(run, ports);
  signal.throwIfAborted();

  if (flags.fresh || !hasData(run)) dropData(run);
  const isNew = !hasData(run);
  running.add(await startImgbb({ port: ports.pictures, alsoAt: ports.imgbb, folder: run.pictures }));
  const suite = await startEmulators({
    only: emulators,
    offset,
    importFrom: run.data,
    exportTo: run.nextData,
    signal,
  });
  let isWhole = !isNew;
  running.add(async () => {
    await suite.stop();
    if (isWhole) keepData(run);
  });
  if (isNew) await unlessAborted(signal, seed(ports));
  isWhole = true;
  if (flags.dev) {
    const { startHotReload } = await import('./hotReload.ts');
    running.add(await startHotReload(run, ports, log));
  }
  console.log(welcome(ports, flags.dev));
  return suite;
}

/** Ends the process with 0 when it was asked to stop, with 1 after an obstacle or when the emulators end by themselves. */
async function main(): Promise<void> {
  const args = new Set(process.argv.slice(2));
  const signal = untilAskedToStop();
  const running = new Running();
  try {
    const suite = await start(running, signal, { fresh: args.has('--fresh'), dev: args.has('--dev') });
    await unlessAborted(signal, suite.ended);
    console.error(`The emulators ended by themselves; ${suite.log} says why.`);
    process.exitCode = 1;
  } catch (error) {
    if (signal.aborted) log('stopping');
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
