// Runs dev/<script>.ts under Node 24, whichever Node ≥ 20 npm itself runs on, after installing what is missing.
// Imports nothing from the registry: it stands before the first install.
import { spawn, spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode } from './machine/findNode.mjs';
import { findPackages } from './machine/findPackages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @param {string} sentence
 * @returns {never}
 */
function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

function install() {
  const reason = findPackages();
  if (reason === null) return;
  console.log(`Installing packages (npm ci): ${reason}.`);
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) giveUp('npm ci failed: its own message above says why.');
}

/**
 * Tells the child of each signal. A terminal sends Ctrl-C to the whole foreground group, so the child has it already.
 * @param {import('node:child_process').ChildProcess} child
 */
function forwardSignals(child) {
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) child.kill('SIGINT');
  });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));
}

const [script, ...rest] = process.argv.slice(2);
if (script === undefined) giveUp('Usage: node dev/run.mjs <script> [arguments]');
install();
const node = findNode();
if (node.path === null) giveUp(node.finding.sentence);

const child = spawn(node.path, [join(root, 'dev', `${script}.ts`), ...rest], {
  stdio: 'inherit',
  env: { ...process.env, PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter) },
});
forwardSignals(child);
child.on('exit', (code, signal) => {
  process.exitCode = code ?? 1;
  if (signal !== null) console.error(`${script} was ended by ${signal}.`);
});
