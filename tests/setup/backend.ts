import { rmSync } from 'node:fs';
import { buildFunctions } from '../../dev/build.ts';
import { startImgbb } from '../../dev/imgbb/server.ts';
import { portsAt } from '../../dev/ports.mjs';
import { runFolderAt, stageFunctions } from '../../dev/runFolder.ts';
import { emulated, offset } from './emulated.ts';

/**
 * Builds the functions and starts everything that stands behind a page, with no data: the imgbb stand-in and the
 * Auth, Firestore, Functions and Hosting emulators.
 * @returns what ends it all
 */
export async function backend() {
  const run = runFolderAt(offset);
  const ports = portsAt(offset);
  buildFunctions(console.log);
  stageFunctions(run, ports);
  rmSync(run.pictures, { recursive: true, force: true });
  const stopEmulators = await emulated(['auth', 'firestore', 'functions', 'hosting'], ['imgbb', 'pictures']);
  const stopImgbb = await startImgbb({ port: ports.pictures, alsoAt: ports.imgbb, folder: run.pictures });
  return async () => {
    await stopImgbb();
    await stopEmulators();
  };
}
