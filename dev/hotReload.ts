import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildFunctions } from './build.ts';
import type { Ports } from './ports.mjs';
import { Obstacle, root } from './root.ts';
import { type RunFolder, refreshFunctions } from './runFolder.ts';

const settleMs = 150;
const viteReady = /ready in/;

/** Rebuilds the functions into the run folder when a source changes; the emulator reloads them from there. */
function watchFunctions(run: RunFolder, log: (line: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const rebuild = () => {
    try {
      buildFunctions(log);
      refreshFunctions(run);
    } catch (error) {
      if (!(error instanceof Obstacle)) throw error;
      log(error.message);
    }
  };
  const watchers = ['functions/src', 'domain'].map((folder) =>
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(rebuild, settleMs);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** Starts Vite's dev server; its `/api` goes to Hosting by the proxy of web/vite.config.ts, which reads the offset. */
async function startVite(ports: Ports, offset: number): Promise<() => Promise<void>> {
  const args = [
    '../node_modules/vite/bin/vite.js',
    '--mode',
    'emulator',
    '--host',
    '127.0.0.1',
    '--strictPort',
  ];
  const child = spawn(process.execPath, [...args, '--port', String(ports.vite), '--clearScreen', 'false'], {
    cwd: join(root, 'web'),
    env: { ...process.env, BNS_PORT_OFFSET: String(offset) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      if (viteReady.test(output)) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Obstacle(`Vite ended at once.\n${output}`)));
  });
  child.stdout.on('data', (chunk: Buffer) => process.stdout.write(chunk));
  child.stderr.on('data', (chunk: Buffer) => process.stderr.write(chunk));
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

/**
 * Hot reload for `npm run dev`: Vite for the pages, a watcher for the functions.
 * @returns what ends both
 */
export async function startHotReload(
  run: RunFolder,
  ports: Ports,
  log: (line: string) => void,
): Promise<() => Promise<void>> {
  const stopVite = await startVite(ports, run.offset);
  const stopWatching = watchFunctions(run, log);
  return async () => {
    stopWatching();
    await stopVite();
  };
}
