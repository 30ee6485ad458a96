import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { judgeNode } from './node.mjs';

const installed = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url));

const comesAlong = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch);

/**
 * Looks for a Node that BNS runs on.
 * @returns {import('./node.mjs').NodeVerdict}
 */
export function findNode() {
  const current = { path: process.execPath, version: process.version };
  if (!existsSync(installed)) return judgeNode([current], comesAlong);
  const answer = spawnSync(installed, ['--version'], { encoding: 'utf8' });
  return judgeNode([{ path: installed, version: (answer.stdout ?? '').trim() }, current], false);
}
