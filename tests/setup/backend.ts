import { rmSync } from 'node:fs';
import { buildFunctions } from '../../dev/build.ts';
import { startImgbb } from '../../dev/imgbb/server.ts';
import { portsAt } from '../../dev/ports.mjs';
import { localStore, runFolderAt, stageFunctions } from '../../dev/runFolder.ts';
import { startSslcommerz } from '../../dev/sslcommerz/server.ts';
import { emulated, offset } from './emulated.ts';

const STAND_INS = ['imgbb', 'pictures', 'sslcommerz', 'checkout'] as const;

/**
 * Builds the functions and starts everything that stands behind a page, with no data: the stand-ins of services
 * outside and the Auth, Firestore, Functions and Hosting emulators.
 * @returns what ends it all
 */
export async function backend() {
  const run = runFolderAt(offset);
  const ports = portsAt(offset);
  buildFunctions(console.log);
  stageFunctions(run, ports);
  rmSync(run.pictures, { recursive: true, force: true });
  const stopEmulators = await emulated(['auth', 'firestore', 'functions', 'hosting'], STAND_INS);
  const stopImgbb = await startImgbb({ port: ports.pictures, alsoAt: ports.imgbb, folder: run.pictures });
  const stopSslcommerz = await startSslcommerz({
    port: ports.checkout,
    alsoAt: ports.sslcommerz,
    ...localStore,
  });
  return async () => {
    await stopSslcommerz();
    await stopImgbb();
    await stopEmulators();
  };
}
