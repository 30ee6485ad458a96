import { expect, test } from 'vitest';
import { casesInSource, casesInTitle, listedCases } from './caseTests.ts';
import { spokenIssues } from './checkRules.ts';
import { planted, unseen } from './planted.ts';
import { sumOf, testsIn, totalsOf } from './results.ts';
import { judgeSuite } from './suite.ts';

const one = (status: string) => ({ title: 'a', ancestorTitles: [], status });
const none = { passed: 0, failed: 0, skipped: 0 };

test('totals count every verdict once', () => {
  const tests = testsIn({
    testResults: [
      {
        name: '/x.test.ts',
        status: 'failed',
        assertionResults: [one('passed'), one('failed'), one('pending'), one('todo')],
      },
    ],
  });
  expect(totalsOf(tests)).toEqual({ passed: 1, failed: 1, skipped: 2 });
});

test('a file that could not be loaded counts as a failed test', () => {
  expect(
    totalsOf(testsIn({ testResults: [{ name: '/x.test.ts', status: 'failed', assertionResults: [] }] }))
      .failed,
  ).toBe(1);
});

test('totals of suites add up', () => {
  expect(
    sumOf([{ passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 20, skipped: 30 }, none]),
  ).toEqual({
    passed: 11,
    failed: 22,
    skipped: 33,
  });
});

test.each([
  ['it left no results', 1, undefined, 'rules did not run: see above.'],
  ['it ran no test', 0, none, 'rules ran no test.'],
  ['it skipped all', 0, { ...none, skipped: 3 }, 'rules ran no test.'],
  [
    'it ended badly without a failed test',
    1,
    { ...none, passed: 3 },
    'rules ended with code 1 although no test failed: see above.',
  ],
])('a suite is at fault when %s', (_, code, totals, fault) => {
  expect(judgeSuite('rules', code, totals).faults).toEqual([fault]);
});

test('a suite whose tests failed has told so by its totals', () => {
  expect(judgeSuite('rules', 1, { ...none, passed: 1, failed: 1 }).faults).toEqual([]);
});

test('the list of cases is one number a line', () => {
  expect(listedCases('1\n22\n\n')).toEqual([1, 22]);
});

test.each([
  ['case 7: it heals', [7]],
  ['case 7: case 8: both', [7, 8]],
  ['in case 7: not at the start', []],
])('the title %j shows the cases %j', (title, cases) => {
  expect(casesInTitle(title)).toEqual(cases);
});

test('titles are found in the source of a test file', () => {
  const title = 'case 4: the header';
  expect(casesInSource(`test('${title}', () => {}); // case 5: no title`)).toEqual([4]);
});

test('a fault in the rules is told with its place', () => {
  const issues = [{ severity: 'ERROR', description: 'Unexpected }', sourcePosition: { line: 3, column: 7 } }];
  expect(spokenIssues({ issues })).toEqual(['firestore.rules:3:7 Unexpected }']);
});

test('a rule that finds nothing in the planted tree is called blind', () => {
  expect(unseen(['a', 'b'], ['b', 'b'])).toEqual(['a']);
});

test('the planted tree has an import in each room that may break a rule', () => {
  expect(Object.values(planted).filter((text) => text.includes('import')).length).toBeGreaterThan(8);
});
