import { readFileSync } from 'node:fs';
import { type EmulatorName, startEmulators } from '../../dev/emulators.ts';
import { offsetFrom, type ServiceName, testOffset } from '../../dev/ports.mjs';
import { localProject } from '../../dev/root.ts';

/** The offset of this test run. */
export const offset = offsetFrom(testOffset);

const lastSaid = (log: string): string =>
  readFileSync(log, 'utf8').trimEnd().split('\n').slice(-20).join('\n');

/**
 * Starts emulators for a suite and tells its tests where they are, by the environment that the workers inherit.
 * @returns what ends them
 */
export async function emulated(only: readonly EmulatorName[], alsoListening: readonly ServiceName[] = []) {
  // vitest ends at once on these, without its teardown; an exit still sweeps the emulators away.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  const { ports, stop, ended, log } = await startEmulators({ only, offset, alsoListening });
  let isOver = false;
  void ended.then(() => {
    if (isOver) return;
    console.error(`The emulators ended before the tests did.\n${lastSaid(log)}\nAll of it: ${log}`);
  });
  const site = `http://127.0.0.1:${ports.hosting}`;
  Object.assign(process.env, {
    BNS_PORT_OFFSET: String(offset),
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    GCLOUD_PROJECT: localProject,
    // No SDK needs to ask whether this is one of Google's machines.
    METADATA_SERVER_DETECTION: 'none',
    BNS_SITE_URL: site,
    BNS_API_URL: `${site}/api`,
    BNS_IMGBB_URL: `http://127.0.0.1:${ports.pictures}`,
    BNS_SSLCOMMERZ_URL: `http://127.0.0.1:${ports.checkout}`,
  });
  return () => {
    isOver = true;
    return stop();
  };
}
