import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { hashOf, isBuilt, markBuilt } from './inputs.ts';
import { Obstacle, root } from './root.ts';

interface Build {
  name: string;
  entry: string;
  command: string[];
  cwd: string;
  inputs: string[];
  outputs: string[];
}

const shared = ['domain/**', 'package-lock.json', 'tsconfig.base.json'];

const functionsBuild: Build = {
  name: 'functions',
  entry: 'functions/build.mjs',
  command: [process.execPath, 'build.mjs'],
  cwd: 'functions',
  inputs: [...shared, 'functions/src/**', 'functions/build.mjs', 'functions/package.json'],
  outputs: ['functions/lib/**'],
};

const webBuild: Build = {
  name: 'web',
  entry: 'web/index.html',
  command: [process.execPath, '../node_modules/vite/bin/vite.js', 'build', '--mode', 'emulator'],
  cwd: 'web',
  inputs: [...shared, 'web/{src,public,build,worker}/**', 'web/*.{html,ts,json}', 'web/.env*'],
  outputs: ['web/dist/**'],
};

/** Builds unless the sources are what the last build saw. Throws an Obstacle with the builder's own words. */
function build(what: Build, log: (line: string) => void): void {
  if (!existsSync(join(root, what.entry)))
    throw new Obstacle(`Cannot build ${what.name}: ${what.entry} is missing.`);
  const inputs = hashOf(what.inputs);
  if (isBuilt(what.name, inputs, what.outputs)) return log(`${what.name}: built already`);
  const started = performance.now();
  const [command = '', ...args] = what.command;
  // Whoever asks, a test runner too: what is built is what is deployed.
  const env = { ...process.env, NODE_ENV: 'production' };
  const result = spawnSync(command, args, { cwd: join(root, what.cwd), encoding: 'utf8', env });
  if (result.status !== 0)
    throw new Obstacle(
      `Building ${what.name} failed.\n${stripVTControlCharacters(result.stdout + result.stderr)}`,
    );
  markBuilt(what.name, inputs, what.outputs);
  log(`${what.name}: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Bundles the functions into functions/lib. */
export const buildFunctions = (log: (line: string) => void): void => build(functionsBuild, log);

/** Builds the site into web/dist for the emulators (`--mode emulator`). */
export const buildWeb = (log: (line: string) => void): void => build(webBuild, log);
