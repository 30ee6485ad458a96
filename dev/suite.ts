import { spawn } from 'node:child_process';
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

/** What a suite came to; `faults` are sentences about the run itself. */
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

function runVitest(suite: Suite, more: readonly string[]): Promise<number> {
  const args = ['run', '--project', suite, '--reporter', 'default', '--reporter', 'json'];
  const child = spawn(tool('vitest'), [...args, '--outputFile.json', reportOf(suite), ...more], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CI: process.env['CI'] ?? '1' },
  });
  // The emulators are vitest's to stop: it is told, and this run ends when it has.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      child.once('close', () => process.exit(1));
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Runs one suite; `more` goes to vitest (file names, `-t title`). */
export async function runSuite(suite: Suite, more: readonly string[] = []): Promise<SuiteOutcome> {
  const started = performance.now();
  forgetReport(suite);
  const code = await runVitest(suite, more);
  const tests = readReport(suite);
  const outcome = judgeSuite(suite, code, tests && totalsOf(tests));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${suite}: ${spokenTotals(outcome.totals)} (${seconds} s)`);
  for (const fault of outcome.faults) console.log(`FAILED ${fault}`);
  return outcome;
}
