import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const emulated = {
  environment: 'node',
  pool: 'forks' as const,
  // For what never comes: how long anything takes on a busy machine is not a test's business.
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

/** What waits for a trigger of the emulator. */
const EVENTFUL = 'tests/api/**/*.events.test.ts';

/** Its files side by side: each has people of its own, one of them the phones, one the picture host. */
const functions = { ...emulated, globalSetup: ['tests/setup/functions.ts'] };

/** What the rules' tests have covered is judged after all of them. */
class InTurn extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith('/coverage.rules.test.ts'));
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

/** Its files share one site with its people and phones, and one browser. What people are told comes when it comes. */
const stories = {
  ...emulated,
  expect: { poll: { timeout: 20_000 } },
  fileParallelism: false,
  isolate: false,
  globalSetup: ['tests/setup/e2e.ts'],
};

/** Browser stories that need no event: none is caused by what they write. */
const QUIET = 'tests/e2e/**/*.quiet.spec.ts';

export default defineConfig({
  test: {
    sequence: { sequencer: InTurn },
    // As many workers as a small machine has cores: vitest itself would leave one of two idle.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout: 20_000,
          include: [
            'domain/**/*.test.ts',
            'functions/src/**/*.test.ts',
            'dev/**/*.test.ts',
            'web/{src,build,worker}/**/*.test.ts',
            'tests/payments/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/*.emulator.test.ts'],
          env: { TZ: 'Asia/Dhaka' },
        },
      },
      {
        test: {
          name: 'component',
          environment: 'jsdom',
          testTimeout: 20_000,
          include: ['web/src/**/*.test.tsx'],
          setupFiles: ['tests/setup/component.ts'],
          env: { TZ: 'Asia/Dhaka' },
        },
      },
      {
        test: {
          ...emulated,
          name: 'rules',
          fileParallelism: false,
          // One worker for all files: each of them begins with a world of its own.
          isolate: false,
          include: ['tests/rules/**/*.rules.test.ts'],
          globalSetup: ['tests/setup/rules.ts'],
        },
      },
      {
        test: {
          ...functions,
          name: 'direct',
          include: ['{functions/src,dev,tests/payments}/**/*.emulator.test.ts'],
        },
      },
      {
        test: {
          ...functions,
          name: 'events',
          include: [EVENTFUL],
        },
      },
      {
        test: {
          ...functions,
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          exclude: [EVENTFUL],
          // After those that need events: from then on what is written causes none, and no trigger is a test's rival.
          sequence: { groupOrder: 1 },
          setupFiles: ['tests/setup/withoutEvents.ts'],
          // Nobody mocks here: one worker for many files, and everything is loaded once.
          isolate: false,
        },
      },
      {
        test: {
          ...stories,
          name: 'e2e',
          include: ['tests/e2e/**/*.spec.ts'],
          // Thousands of events through the emulator take minutes: CHAOS=full.
          exclude: [QUIET, ...(process.env['CHAOS'] === 'full' ? [] : ['tests/e2e/chaos.spec.ts'])],
        },
      },
      {
        test: {
          ...stories,
          name: 'e2e-quiet',
          include: [QUIET],
        },
      },
    ],
  },
});
