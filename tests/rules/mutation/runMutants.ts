import { join } from 'node:path';
import { root } from '../../../dev/root.ts';
import { loadRules } from '../loadRules.ts';
import type { Test, TestFile } from './collect.ts';
import { collect } from './collect.ts';
import type { Operand } from './operands.ts';
import { JUDGING, testsOf } from './testsOf.ts';

/** What came of a mutant: the test that failed, or null where none did. */
export type Outcome = { operand: Operand; killedBy: string | null; seconds: number };

/** A test that takes longer than this has failed (ms). */
const PATIENCE_MS = 30_000;

async function inTime(act: () => unknown): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('took too long')), PATIENCE_MS);
  });
  await Promise.race([act(), late]).finally(() => clearTimeout(timer));
}

/** Tests that leave the world as it is: many of them run in the time of one that has it built anew. */
const harmless = new Set<Test>();

/** Runs tests up to the first that fails. */
async function firstFailing(tests: readonly Test[], files: ReadonlyMap<string, TestFile>) {
  const { isUntouched, passes } = await import('../stage.ts');
  for (const test of tests) {
    try {
      for (const before of files.get(test.file)?.beforeEach ?? []) await before();
      await inTime(test.run);
      if (isUntouched()) harmless.add(test);
    } catch (error) {
      // What should have been refused may have changed the world: the next test gets it anew.
      await passes(Promise.resolve());
      return { test, error };
    }
  }
  return null;
}

/**
 * Replaces each operand by `true` in turn and runs the tests of its matches up to the first failure, in one process and
 * on one emulator. Tests that killed a mutant before go first: one that notices an operand often notices its neighbour.
 * @throws Error where a test fails on the rules as they are
 */
export async function runMutants(
  rules: string,
  operands: readonly Operand[],
  tell: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const emulator = process.env['FIRESTORE_EMULATOR_HOST'] ?? '';
  const paths = JUDGING.map((name) => ({ name, path: join(root, `tests/rules/${name}.rules.test.ts`) }));
  const collected = await collect(paths);
  // Only now: what imports vitest is given its stand-in.
  const { projectId } = await import('../stage.ts');
  const files = new Map(collected.map((file) => [file.name, file]));
  for (const { beforeAll } of collected) for (const before of beforeAll) await before();

  await loadRules(emulator, projectId, rules);
  const unaltered = await firstFailing(
    collected.flatMap(({ tests }) => tests),
    files,
  );
  if (unaltered !== null) {
    throw new Error(`The rules as they are fail ${unaltered.test.title}`, { cause: unaltered.error });
  }

  const outcomes: Outcome[] = [];
  const lastKill = new Map<Test, number>();
  // Those that killed a mutant before, the last one first; then the harmless ones.
  const rank = (test: Test) => (lastKill.get(test) ?? 0) + (harmless.has(test) ? 0.5 : 0);
  for (const operand of operands) {
    const started = performance.now();
    await loadRules(emulator, projectId, `${rules.slice(0, operand.start)}true${rules.slice(operand.end)}`);
    const tests = testsOf(operand.paths)
      .flatMap((name) => files.get(name)?.tests ?? [])
      .toSorted((one, other) => rank(other) - rank(one));
    const failed = await firstFailing(tests, files);
    if (failed !== null) lastKill.set(failed.test, outcomes.length + 1);
    const killedBy = failed === null ? null : `${failed.test.file}: ${failed.test.title}`;
    const outcome = { operand, killedBy, seconds: (performance.now() - started) / 1000 };
    outcomes.push(outcome);
    tell(outcome);
  }
  return outcomes;
}
