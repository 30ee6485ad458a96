// `npm test`: the checks, then every suite, or the one that is named; its last line is the totals of the tests.
import { buildFunctions, buildWeb } from './build.ts';
import { missingCases } from './caseTests.ts';
import { runChecks } from './check.ts';
import { type Suite, spokenTotals, suites, sumOf } from './results.ts';
import { offsetFrom, testOffset } from './ports.mjs';
import { forgetTold, readTold, untold } from './toldWords.ts';
import { type Lane, runSuite, type SuiteOutcome } from './suite.ts';

const [named, ...more] = process.argv.slice(2);
const known = suites.find((suite) => suite === named);
if (named !== undefined && known === undefined) {
  console.error(`No suite is called ${named}: there are ${suites.join(', ')}.`);
  process.exit(1);
}

/**
 * Two lanes side by side, for the browsers wait more than they work; the other one takes what they leave of the machine. What
 * the suites share is built before, and each lane's emulators have ports of their own.
 */
const lanes: (Lane & { suites: readonly Suite[] })[] = [
  { offset: 0, waits: false, suites: ['e2e', 'e2e-quiet'] },
  { offset: 300, waits: true, suites: ['unit', 'component', 'rules', 'functions'] },
];

async function runLane({ offset, waits, suites: inTurn }: (typeof lanes)[number]): Promise<SuiteOutcome[]> {
  const outcomes: SuiteOutcome[] = [];
  for (const suite of inTurn) {
    outcomes.push(await runSuite(suite, more, { offset: offsetFrom(testOffset) + offset, waits }));
  }
  return outcomes;
}

async function runAll(): Promise<SuiteOutcome[]> {
  const outcomes = (await Promise.all(lanes.map(runLane))).flat();
  return suites.flatMap((suite) => outcomes.filter((outcome) => outcome.suite === suite));
}

/** @returns what went wrong, in the builder's words */
function buildShared(): string[] {
  try {
    buildFunctions(console.log);
    buildWeb(console.log);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Only where all of the browsers' stories have run. */
const untoldWords = () => untold(readTold()).map((words) => `No browser was told this: ${words}`);

if (known === undefined) forgetTold();
const failedChecks = known === undefined ? await runChecks(false) : 0;
const withoutTest = known === undefined ? missingCases() : [];
const unbuilt = known === undefined ? buildShared() : [];
const outcomes = known === undefined ? await runAll() : [await runSuite(known, more)];

console.log('');
for (const { suite, totals } of outcomes) console.log(`${suite.padEnd(10)}${spokenTotals(totals)}`);
const faults = [
  ...(failedChecks > 0 ? [`${failedChecks} of the checks failed: see the top.`] : []),
  ...unbuilt,
  ...withoutTest.map((number) => `Case ${number} of tests/cases.txt has no test.`),
  ...outcomes.flatMap((outcome) => outcome.faults),
  ...(known === undefined ? untoldWords() : []),
];
for (const fault of faults) console.log(`FAILED ${fault}`);
const totals = sumOf(outcomes.map((outcome) => outcome.totals));
process.exitCode = totals.failed > 0 || faults.length > 0 ? 1 : 0;
console.log(spokenTotals(totals));
