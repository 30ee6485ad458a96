import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import {
  forgetReport,
  readReport,
  reportOf,
  type Suite,
  spokenTotals,
  type Totals,
  totalsOf,
} from './results.ts';
import { root } from './root.ts';
import { tool } from './steps.ts';

/** What a suite came to; `faults` are sentences about the run itself, and each test that failed. */
export interface SuiteOutcome {
  suite: Suite;
  totals: Totals;
  faults: string[];
}

/** Judges a suite: a fault is no results at all, no test in them, or a bad end although no test failed. */
export function judgeSuite(suite: Suite, exitCode: number, totals: Totals | undefined): SuiteOutcome {
  const none = { passed: 0, failed: 0, skipped: 0 };
  if (totals === undefined) return { suite, totals: none, faults: [`${suite} did not run: see above.`] };
  if (totals.passed + totals.failed === 0) return { suite, totals, faults: [`${suite} ran no test.`] };
  if (exitCode !== 0 && totals.failed === 0) {
    return {
      suite,
      totals,
      faults: [`${suite} ended with code ${exitCode} although no test failed: see above.`],
    };
  }
  return { suite, totals, faults: [] };
}

const running = new Set<ChildProcess>();
let stopping = false;

// The emulators are vitest's to stop: each is told, and this run ends when all of them have.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopping = true;
    if (running.size === 0) process.exit(1);
    // A terminal sends Ctrl-C to the whole group: they have it already.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    for (const child of running) child.kill(signal);
  });
}

/**
 * How a suite is run beside another one: ports of its own, each of its lines under its name, and, where browsers are
 * waited for next door, with what they leave of the machine.
 */
export interface Lane {
  offset: number;
  waits: boolean;
}

/** What `nice` calls polite. */
const POLITE = 10;

/** The vitest projects of a suite: those of the functions share their emulators and follow each other. */
const projectsOf = (suite: Suite): readonly string[] =>
  suite === 'functions' ? ['direct', 'events', 'api'] : [suite];

function runVitest(suite: Suite, more: readonly string[], lane: Lane | undefined): Promise<number> {
  const projects = projectsOf(suite).flatMap((name) => ['--project', name]);
  const args = ['run', ...projects, '--reporter', 'default', '--reporter', 'json'];
  const child = spawn(tool('vitest'), [...args, '--outputFile.json', reportOf(suite), ...more], {
    cwd: root,
    stdio: lane === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      CI: process.env['CI'] ?? '1',
      ...(lane && { BNS_PORT_OFFSET: String(lane.offset) }),
    },
  });
  if (lane?.waits === true && child.pid !== undefined) setPriority(child.pid, POLITE);
  for (const output of [child.stdout, child.stderr]) {
    if (output === null) continue;
    createInterface({ input: output }).on('line', (line) => console.log(`${suite.padEnd(9)} | ${line}`));
  }
  running.add(child);
  return new Promise((resolve) => {
    const over = (code: number | null) => {
      running.delete(child);
      if (!stopping) resolve(code ?? 1);
      else if (running.size === 0) process.exit(1);
    };
    child.once('error', () => over(1));
    child.once('close', over);
  });
}

/** Runs one suite; `more` goes to vitest (file names, `-t title`). */
export async function runSuite(
  suite: Suite,
  more: readonly string[] = [],
  lane?: Lane,
): Promise<SuiteOutcome> {
  const started = performance.now();
  forgetReport(suite);
  const code = await runVitest(suite, more, lane);
  const tests = readReport(suite);
  const outcome = judgeSuite(suite, code, tests && totalsOf(tests));
  const failed = tests?.filter(({ status }) => status === 'failed') ?? [];
  outcome.faults.push(...failed.map(({ file, title }) => `${file}: ${title}`));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${suite}: ${spokenTotals(outcome.totals)} (${seconds} s)`);
  for (const fault of outcome.faults) console.log(`FAILED ${fault}`);
  return outcome;
}
