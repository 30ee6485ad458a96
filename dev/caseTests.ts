import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

const testFiles = ['{domain,functions/src,dev,web/src,tests}/**/*.{test,spec}.{ts,tsx}'];

/** The numbers in tests/cases.txt, one a line. */
export function listedCases(text: string): number[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(Number);
}

/** The cases that a test's title shows: `case 7: …`, and two of them as `case 7: case 8: …`. */
export function casesInTitle(title: string): number[] {
  const head = /^(?:case \d+:\s*)+/.exec(title)?.[0] ?? '';
  return [...head.matchAll(/case (\d+):/g)].map((match) => Number(match[1]));
}

/** The cases of the titles in a test file's source. */
export function casesInSource(source: string): number[] {
  const titles = [...source.matchAll(/['"`]((?:case \d+:\s*)+)/g)];
  return titles.flatMap((match) => casesInTitle(match[1] ?? ''));
}

/** The numbers of tests/cases.txt. */
export const wantedCases = (): number[] => listedCases(readFileSync(join(root, 'tests/cases.txt'), 'utf8'));

/** The wanted cases that no test file names. */
export function missingCases(): number[] {
  const files = globSync(testFiles, { cwd: root, exclude: (path) => path.includes('node_modules') });
  const named = new Set(files.flatMap((file) => casesInSource(readFileSync(join(root, file), 'utf8'))));
  return wantedCases().filter((number) => !named.has(number));
}
