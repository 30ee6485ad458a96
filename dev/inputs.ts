import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.ts';

const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

/** One hash of the names and contents of files under the root; `patterns` are globs, test files do not count. */
export function hashOf(patterns: string[]): string {
  const files = globSync(patterns, { cwd: root, exclude: (path) => path.includes('node_modules') });
  const hash = createHash('sha256');
  for (const file of files.filter((path) => !isTest(path)).sort()) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(file).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

const stampAt = (name: string) => join(root, '.cache', `built-${name}.json`);

/** Whether what was built from `inputs` is still what lies in `outputs`. */
export function isBuilt(name: string, inputs: string, outputs: string[]): boolean {
  if (!existsSync(stampAt(name))) return false;
  const stamp: unknown = JSON.parse(readFileSync(stampAt(name), 'utf8'));
  return JSON.stringify(stamp) === JSON.stringify({ inputs, outputs: hashOf(outputs) });
}

/** Remembers that `outputs` were built from `inputs`. */
export function markBuilt(name: string, inputs: string, outputs: string[]): void {
  mkdirSync(dirname(stampAt(name)), { recursive: true });
  writeFileSync(stampAt(name), JSON.stringify({ inputs, outputs: hashOf(outputs) }));
}
