import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './root.ts';

/** The suites in the order in which they run, quick ones first. */
export const suites = ['unit', 'component', 'rules', 'functions', 'e2e', 'e2e-quiet'] as const;
export type Suite = (typeof suites)[number];

/** One test as vitest's JSON reporter tells of it. */
export interface TestResult {
  title: string;
  file: string;
  status: string;
}

/** How many tests of a suite came to what. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

interface Report {
  testResults: {
    name: string;
    status: string;
    assertionResults: { title: string; ancestorTitles: string[]; status: string }[];
  }[];
}

/** Where a suite's last results lie. */
export const reportOf = (suite: Suite): string => join(root, '.cache', 'results', `${suite}.json`);

/** Forgets a suite's last results, so that a run that dies leaves none. */
export function forgetReport(suite: Suite): void {
  mkdirSync(dirname(reportOf(suite)), { recursive: true });
  rmSync(reportOf(suite), { force: true });
}

/**
 * Every test of a vitest report. A file that failed without a single test (it could not be loaded) stands for one
 * failed test: otherwise the totals would hide it.
 */
export function testsIn(report: Report): TestResult[] {
  return report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    if (assertionResults.length === 0 && status === 'failed')
      return [{ title: `${file} loads`, file, status }];
    return assertionResults.map(({ title, status: verdict }) => ({ title, file, status: verdict }));
  });
}

/** The last results of a suite; undefined when it did not get as far as any. */
export function readReport(suite: Suite): TestResult[] | undefined {
  if (!existsSync(reportOf(suite))) return undefined;
  return testsIn(JSON.parse(readFileSync(reportOf(suite), 'utf8')) as Report);
}

/** Counts verdicts; whatever neither passed nor failed was skipped. */
export function totalsOf(tests: readonly TestResult[]): Totals {
  const passed = tests.filter((test) => test.status === 'passed').length;
  const failed = tests.filter((test) => test.status === 'failed').length;
  return { passed, failed, skipped: tests.length - passed - failed };
}

/** Adds totals up. */
export function sumOf(totals: readonly Totals[]): Totals {
  return totals.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** The line that a run ends with. */
export const spokenTotals = ({ passed, failed, skipped }: Totals): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;
