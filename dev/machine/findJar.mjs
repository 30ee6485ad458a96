import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { judgeJar, newestJar } from './jar.mjs';

const downloads = new URL(
  '../../node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json',
  import.meta.url,
);
const patienceMs = 5000;

function inCache() {
  const folder = process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators');
  const name = existsSync(folder) ? newestJar(readdirSync(folder)) : null;
  return name === null ? null : join(folder, name);
}

function cloudCliFolders() {
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter((command) => existsSync(command))
    .map((command) => dirname(dirname(realpathSync(command))));
  const asked = process.env['CLOUDSDK_ROOT_DIR'];
  return [
    ...(asked ? [asked] : []),
    ...onPath,
    '/usr/lib/google-cloud-sdk',
    join(homedir(), 'google-cloud-sdk'),
  ];
}

function inCloudCli() {
  const jars = cloudCliFolders().map((root) =>
    join(root, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar'),
  );
  return jars.find((jar) => existsSync(jar)) ?? null;
}

/** Before the first install firebase-tools is not there to name the address: then the download is taken on trust. */
async function downloadReachable() {
  if (!existsSync(downloads) || process.env['HTTPS_PROXY'] || process.env['https_proxy']) return true;
  const address = JSON.parse(readFileSync(downloads, 'utf8')).firestore.remoteUrl;
  return fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(patienceMs) }).then(
    (answer) => answer.ok,
    () => false,
  );
}

/**
 * Looks for the Firestore emulator; asks the network only when no copy is on the machine.
 * @returns {Promise<import('./jar.mjs').JarVerdict>}
 */
export async function findJar() {
  const asked = process.env['FIRESTORE_EMULATOR_BINARY_PATH'] || null;
  const seen = {
    asked,
    askedExists: asked !== null && existsSync(asked),
    cached: inCache(),
    cloudCli: inCloudCli(),
    reachable: false,
  };
  const here = seen.asked ?? seen.cached ?? seen.cloudCli;
  return judgeJar(here === null ? { ...seen, reachable: await downloadReachable() } : seen);
}
