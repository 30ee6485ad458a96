import { buildFunctions, buildWeb } from './build.ts';
import { type EmulatorName, type Emulators, portsTaken, startEmulators } from './emulators.ts';
import { startImgbb } from './imgbb/server.ts';
import { dropData, hasData, keepData } from './keptData.ts';
import { checkMachine } from './machine/checkMachine.ts';
import { type Ports, portsAt } from './ports.mjs';
import { localProject } from './root.ts';
import { localStore, type RunFolder, runFolderAt, stageFunctions } from './runFolder.ts';
import { type Running, unlessAborted } from './running.ts';
import { startSslcommerz } from './sslcommerz/server.ts';

interface Flags {
  /** By how much every port is moved. */
  offset: number;
  /** Whether yesterday's data is forgotten. */
  fresh: boolean;
  /** Whether the pages reload as their source changes. */
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

/**
 * One machine instead of a cloud: builds what changed, starts the emulators and the stand-ins with yesterday's data, and seeds when there is none.
 * Adds each part to `running` as it comes up. Throws an Obstacle in words.
 */
export async function startMarket(
  running: Running,
  signal: AbortSignal,
  { offset, ...flags }: Flags,
): Promise<Emulators> {
  const ports = portsAt(offset);
  const run = runFolderAt(offset);
  await checkMachine(ports, [
    ...portsTaken(emulators),
    'imgbb',
    'pictures',
    'sslcommerz',
    'checkout',
    ...(flags.dev ? (['vite'] as const) : []),
  ]);
  prepare(run, ports);
  signal.throwIfAborted();

  if (flags.fresh || !hasData(run)) dropData(run);
  const isNew = !hasData(run);
  running.add(await startImgbb({ port: ports.pictures, alsoAt: ports.imgbb, folder: run.pictures }));
  running.add(await startSslcommerz({ port: ports.checkout, alsoAt: ports.sslcommerz, ...localStore }));
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
  const { startReconciler } = await import('./reconciler.ts');
  running.add(await startReconciler(ports));
  if (flags.dev) {
    const { startHotReload } = await import('./hotReload.ts');
    running.add(await startHotReload(run, ports, log));
  }
  return suite;
}
