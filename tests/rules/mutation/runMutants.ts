import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';
import { root } from '../../../dev/root.ts';
import type { Operand } from './operands.ts';
import { JUDGING, testsOf } from './testsOf.ts';

/** What came of a mutant: the test that failed, or null where none did. */
export type Outcome = { operand: Operand; killedBy: string | null; seconds: number };

const folder = join(root, '.cache/mutants');
const underTest = join(folder, 'firestore.rules');

/** Keeps the order in which files are given. */
class AsGiven {
  sort(files: TestSpecification[]) {
    return Promise.resolve(files);
  }
  shard(files: TestSpecification[]) {
    return Promise.resolve(files);
  }
}

function failedTest(modules: readonly TestModule[]): string | null {
  for (const module of modules) {
    if (module.state() !== 'failed') continue;
    for (const test of module.children.allTests('failed')) {
      return `${module.relativeModuleId.replace('tests/rules/', '')}: ${test.fullName}`;
    }
    return `${module.relativeModuleId}: ${module.errors()[0]?.message ?? 'did not load'}`;
  }
  return null;
}

async function failing(vitest: Vitest, specifications: TestSpecification[]): Promise<string | null> {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, false);
  const failed = failedTest(testModules);
  if (failed === null && unhandledErrors.length > 0) throw unhandledErrors[0];
  return failed;
}

/**
 * Replaces each operand by `true` in turn and runs the tests of its matches up to the first failure: one vitest and one
 * emulator for all of them. The file that killed the last mutant of an owner goes first at its next one.
 * @throws Error where the tests fail on the rules as they are
 */
export async function runMutants(
  rules: string,
  operands: readonly Operand[],
  tell: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(underTest, rules);
  process.env['RULES_UNDER_TEST'] = underTest;
  const vitest = await createVitest('test', {
    root,
    watch: false,
    project: ['rules'],
    bail: 1,
    reporters: [{}],
    sequence: { sequencer: AsGiven },
  });
  try {
    const files = new Map<string, TestSpecification>();
    for (const name of JUDGING) {
      const [found] = await vitest.globTestSpecifications([`tests/rules/${name}.rules.test.ts`]);
      if (found !== undefined) files.set(name, found);
    }
    const specificationsOf = (names: readonly string[]) => names.flatMap((name) => files.get(name) ?? []);
    const unaltered = await failing(vitest, specificationsOf(JUDGING));
    if (unaltered !== null) throw new Error(`The rules as they are fail ${unaltered}`);

    const outcomes: Outcome[] = [];
    const killers = new Map<string, string>();
    for (const operand of operands) {
      const started = performance.now();
      writeFileSync(underTest, `${rules.slice(0, operand.start)}true${rules.slice(operand.end)}`);
      const names = testsOf(operand.paths);
      const first = names.filter((name) => name === killers.get(operand.owner));
      const killedBy = await failing(vitest, specificationsOf([...new Set([...first, ...names])]));
      if (killedBy !== null) killers.set(operand.owner, killedBy.split('.')[0] ?? '');
      const outcome = { operand, killedBy, seconds: (performance.now() - started) / 1000 };
      outcomes.push(outcome);
      tell(outcome);
    }
    return outcomes;
  } finally {
    await vitest.close();
  }
}
