import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FirebaseConfig, localConfig } from './localConfig.ts';
import type { Ports } from './ports.mjs';
import { root } from './root.ts';

/** The shop at the payment gateway's stand-in. */
export const localStore = { storeId: 'bnslocal', password: 'local-store-secret' };

/** What one run at one offset keeps on disk; the source tree is never written. */
export interface RunFolder {
  offset: number;
  folder: string;
  functions: string;
  pictures: string;
  data: string;
  nextData: string;
  log: string;
  configFile: string;
}

/** Where a run at `offset` keeps its things: `.data/run-<offset>` and its own firebase.local file. */
export function runFolderAt(offset: number): RunFolder {
  const folder = join(root, '.data', `run-${offset}`);
  return {
    offset,
    folder,
    // Not below .data: the emulator reloads on a change only where no folder's name begins with a dot.
    functions: join(root, 'functions.local', String(offset)),
    pictures: join(folder, 'pictures'),
    data: join(folder, 'data'),
    nextData: join(folder, 'data.next'),
    log: join(folder, 'emulators.log'),
    configFile: join(root, offset === 0 ? 'firebase.local.json' : `firebase.local.${offset}.json`),
  };
}

/** Writes the run's firebase.local file from firebase.json. */
export function writeLocalConfig(run: RunFolder, ports: Ports): void {
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const source = run.functions.slice(root.length + 1);
  writeFileSync(run.configFile, `${JSON.stringify(localConfig(config, ports, source), null, 2)}\n`);
}

/** Copies the built functions into the run folder; the emulator reloads what changed. */
export function refreshFunctions(run: RunFolder): void {
  cpSync(join(root, 'functions/lib'), join(run.functions, 'lib'), { recursive: true });
}

/**
 * Copies the built functions into the run folder and gives them their params and secrets. A missing secret would be
 * an empty string to them, not an error. Packages that npm could not hoist are reached by a link.
 */
export function stageFunctions(run: RunFolder, ports: Ports): void {
  rmSync(run.functions, { recursive: true, force: true });
  mkdirSync(run.functions, { recursive: true });
  refreshFunctions(run);
  cpSync(join(root, 'functions/package.json'), join(run.functions, 'package.json'));
  const packages = join(root, 'functions/node_modules');
  if (existsSync(packages)) symlinkSync(packages, join(run.functions, 'node_modules'));
  writeFileSync(
    join(run.functions, '.env.demo-bns'),
    lines({
      IMGBB_URL: `http://127.0.0.1:${ports.pictures}`,
      SSLCOMMERZ_URL: `http://127.0.0.1:${ports.checkout}`,
      SSLCOMMERZ_STORE_ID: localStore.storeId,
      PUBLIC_URL: `http://127.0.0.1:${ports.hosting}`,
      ALLOWED_ORIGINS: '',
    }),
  );
  writeFileSync(
    join(run.functions, '.secret.local'),
    lines({ IMGBB_KEY: 'bns-local-key', SSLCOMMERZ_STORE_PASSWORD: localStore.password }),
  );
}

const lines = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
