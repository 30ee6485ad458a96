import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';

type Locked = { version?: string; link?: boolean; integrity?: string; resolved?: string; inBundle?: boolean };

const read = (name: string) => readFileSync(join(root, name), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
const installed = Object.entries(packages).filter(
  ([path, { link }]) => /node_modules\//.test(path) && link !== true,
);

test('no package runs a script when it is installed', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> };
  expect(Object.values(allowScripts).filter((allowed) => allowed)).toEqual([]);
});

test('each package of the lockfile has a digest and comes from no other place', () => {
  expect(installed.length).toBeGreaterThan(500);
  const bare = installed.filter(
    ([, { integrity, inBundle }]) => integrity === undefined && inBundle !== true,
  );
  expect(bare.map(([path]) => path)).toEqual([]);
  expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
});
