import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './root.ts';

/** One tool to run; it passes when it exits with 0. */
export interface Step {
  name: string;
  command: string;
  args: string[];
}

/** What a step came to, with all that it printed. */
export interface StepResult {
  name: string;
  passed: boolean;
  output: string;
  seconds: number;
}

/** The path of a tool that npm installed. */
export const tool = (name: string): string => join(root, 'node_modules/.bin', name);

/** Runs one step in the root and keeps its output. */
function runStep(step: Step): Promise<StepResult> {
  const started = performance.now();
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(step.command, step.args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    const end = (passed: boolean) =>
      resolve({ name: step.name, passed, output, seconds: (performance.now() - started) / 1000 });
    child.once('error', (error) => {
      output += error.message;
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}

/** Runs steps, `width` of them at a time, and hands each result over as it comes. */
export async function runSteps(
  steps: readonly Step[],
  width: number,
  tell: (result: StepResult) => void,
): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const result = await runStep(step);
      results.push(result);
      tell(result);
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
  return results;
}
