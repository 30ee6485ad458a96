// `npm test`: the checks, then every suite, or the one that is named; its last line is the totals of the tests.
import { missingCases } from './caseTests.ts';
import { runChecks } from './check.ts';
import { type Suite, spokenTotals, suites, sumOf } from './results.ts';
import { runSuite, type SuiteOutcome } from './suite.ts';

const [named, ...more] = process.argv.slice(2);
const known = suites.find((suite) => suite === named);
if (named !== undefined && known === undefined) {
  console.error(`No suite is called ${named}: there are ${suites.join(', ')}.`);
  process.exit(1);
}

async function runAll(chosen: readonly Suite[]): Promise<SuiteOutcome[]> {
  const outcomes: SuiteOutcome[] = [];
  for (const suite of chosen) outcomes.push(await runSuite(suite, more));
  return outcomes;
}

const failedChecks = known === undefined ? await runChecks(false) : 0;
const withoutTest = known === undefined ? missingCases() : [];
const outcomes = await runAll(known === undefined ? suites : [known]);

console.log('');
for (const { suite, totals } of outcomes) console.log(`${suite.padEnd(10)}${spokenTotals(totals)}`);
const faults = [
  ...(failedChecks > 0 ? [`${failedChecks} of the checks failed: see the top.`] : []),
  ...withoutTest.map((number) => `Case ${number} of tests/cases.txt has no test.`),
  ...outcomes.flatMap((outcome) => outcome.faults),
];
for (const fault of faults) console.log(`FAILED ${fault}`);
const totals = sumOf(outcomes.map((outcome) => outcome.totals));
process.exitCode = totals.failed > 0 || faults.length > 0 ? 1 : 0;
console.log(spokenTotals(totals));
