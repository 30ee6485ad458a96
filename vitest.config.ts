import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const emulated = {
  environment: 'node',
  pool: 'forks' as const,
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

/** What the rules' tests have covered is judged after all of them; a stage without events stays so. */
class InTurn extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ moduleId }: TestSpecification) =>
      Number(
        moduleId.endsWith('/coverage.rules.test.ts') ||
          (moduleId.endsWith('.spec.ts') && readFileSync(moduleId, 'utf8').includes('clearQuietStage')),
      );
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

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
            'web/src/**/*.test.ts',
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
          ...emulated,
          name: 'functions',
          // Its files side by side: each has people of its own, one of them the phones, one the picture host.
          include: ['functions/src/**/*.emulator.test.ts', 'tests/api/**/*.test.ts'],
          globalSetup: ['tests/setup/functions.ts'],
        },
      },
      {
        test: {
          ...emulated,
          name: 'e2e',
          // Its files share one site with its people and phones.
          fileParallelism: false,
          include: ['tests/e2e/**/*.spec.ts'],
          // Thousands of events through the emulator take minutes: CHAOS=full.
          exclude: process.env['CHAOS'] === 'full' ? [] : ['tests/e2e/chaos.spec.ts'],
          globalSetup: ['tests/setup/e2e.ts'],
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
