import fc from 'fast-check';
import { type Before, requireSound } from './commands.ts';
import { settleAll } from './settleAll.ts';
import type { Stage } from './stage.ts';

/** Runs one row of commands to the far future. @throws Error with what is wrong */
export async function runRow(
  stage: Stage,
  commands: Iterable<fc.AsyncCommand<Before, Stage>>,
): Promise<void> {
  const before: Before = { seen: null };
  await stage.open();
  await requireSound(before, stage);
  await fc.asyncModelRun(() => ({ model: before, real: stage }), commands);
  await settleAll(before, stage);
}
