import assert from 'node:assert/strict';
import { registerHooks } from 'node:module';
import { format } from 'node:util';

/**
 * Stands in for vitest in one process that runs the same tests hundreds of times: a worker of vitest would import the
 * SDKs anew for each altered text. Knows what the files of tests/rules use of it.
 */

type Act = (...args: never[]) => unknown;
/** One test, ready to run. */
export type Test = { file: string; title: string; run: () => unknown };
/** One file: its tests and what goes before the first and before each of them; the process ends after all. */
export type TestFile = {
  name: string;
  tests: Test[];
  beforeAll: (() => unknown)[];
  beforeEach: (() => unknown)[];
};

let file: TestFile;
let around: string[] = [];

function titled(title: string, row: unknown): string {
  const values: unknown[] = Array.isArray(row) ? row : [row];
  const named = title.replace(/\$(\w+)/g, (_, key: string) => String((row as Record<string, unknown>)[key]));
  const wanted = named.match(/%[sdj]/g)?.length ?? 0;
  return format(named, ...values.slice(0, wanted));
}

type Block = (title: string, ...rest: (Act | object)[]) => void;

/** `each`: a row that is a list gives the arguments one by one. */
const eachOf =
  (block: (title: string, act: () => unknown) => void) =>
  (rows: readonly unknown[]): Block =>
  (title, ...rest) => {
    const act = rest.at(-1) as (...values: unknown[]) => unknown;
    for (const row of rows) block(titled(title, row), () => act(...(Array.isArray(row) ? row : [row])));
  };

function addTest(title: string, run: () => unknown) {
  file.tests.push({ file: file.name, title: [...around, title].join(' > '), run });
}

function addGroup(title: string, collect: () => unknown) {
  around = [...around, title];
  collect();
  around = around.slice(0, -1);
}

const asBlock =
  (block: (title: string, act: () => unknown) => void): Block =>
  (title, ...rest) =>
    block(title, rest.at(-1) as () => unknown);

/** vitest's own. @public */
export const it = Object.assign(asBlock(addTest), { each: eachOf(addTest) });
/** vitest's own. @public */
export const describe = Object.assign(asBlock(addGroup), { each: eachOf(addGroup) });
/** vitest's own. @public */
export const beforeAll = (act: () => unknown) => void file.beforeAll.push(act);
/** vitest's own. @public */
export const beforeEach = (act: () => unknown) => void file.beforeEach.push(act);
/** vitest's own. @public */
export const afterAll = () => {};
/** vitest's own. @public */
export const expect = (actual: unknown) => ({
  toBe: (expected: unknown) => assert.equal(actual, expected),
  toEqual: (expected: unknown) => assert.deepEqual(actual, expected),
  toMatchObject: (expected: object) => assert.partialDeepStrictEqual(actual, expected),
  toHaveLength: (expected: number) => assert.equal((actual as unknown[]).length, expected),
  toContain: (expected: string) => assert.ok((actual as string).includes(expected)),
});

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'vitest' ? { url: import.meta.url, shortCircuit: true } : next(specifier, context),
});

/** Imports files of tests and keeps what is in them. */
export async function collect(files: readonly { name: string; path: string }[]): Promise<TestFile[]> {
  const collected: TestFile[] = [];
  for (const { name, path } of files) {
    file = { name, tests: [], beforeAll: [], beforeEach: [] };
    await import(path);
    collected.push(file);
  }
  return collected;
}
