// `npm run cases`: number, file and verdict of each case in tests/cases.txt, from the last results or from a new run.
import { casesInTitle, wantedCases } from './caseTests.ts';
import { readReport, suites, type TestResult } from './results.ts';
import { runSuite } from './suite.ts';

for (const suite of suites) if (readReport(suite) === undefined) await runSuite(suite);

const byCase = new Map<number, TestResult[]>();
for (const test of suites.flatMap((suite) => readReport(suite) ?? [])) {
  for (const number of casesInTitle(test.title)) byCase.set(number, [...(byCase.get(number) ?? []), test]);
}

let faults = 0;
for (const number of wantedCases()) {
  const tests = byCase.get(number) ?? [];
  if (tests.length === 0) console.log(`${String(number).padStart(3)}  NO TEST`);
  for (const { file, status, title } of tests)
    console.log(`${String(number).padStart(3)}  ${status}  ${file}  ${title}`);
  if (tests.length === 0 || tests.some((test) => test.status !== 'passed')) faults += 1;
}
console.log(faults === 0 ? 'Every case has a test that passes.' : `${faults} cases without a passing test.`);
process.exitCode = faults === 0 ? 0 : 1;
