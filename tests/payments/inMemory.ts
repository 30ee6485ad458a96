import fc from 'fast-check';
import { COLLECTIONS, type Payment } from '@bns/domain';
import type { Gateway } from '../../functions/src/outside/gateway.ts';
import type { Documents, Fields } from '../../functions/src/payments/documents.ts';
import { anyCommands } from './anyCommands.ts';
import { stepFault } from './invariants.ts';
import { Memory, memoryDocuments } from './memoryDocuments.ts';
import { MemoryGateway } from './memoryGateway.ts';
import { runRow } from './runRow.ts';
import { type Backing, Clock, Stage } from './stage.ts';
import type { Scheduler } from './turns.ts';

/** A fault that is put between the code and the world: what the model has to find. */
export type Planted = {
  documents?: (inner: Documents) => Documents;
  gateway?: (inner: Gateway) => Gateway;
  ledger?: (ledger: MemoryGateway) => void;
  watch?: (path: string, before: Fields, after: Fields) => void;
};

/** A stage in memory, and what was wrong with single writes. */
function memoryStage(scheduler: Scheduler, planted: Planted): { stage: Stage; steps: string[] } {
  const steps: string[] = [];
  const memory = new Memory((path, before, after) => {
    if (before !== undefined && after !== undefined) planted.watch?.(path, before, after);
    const fault = stepFault(path, before, after);
    if (fault !== null) steps.push(fault);
  });
  const clock = new Clock();
  const till = new MemoryGateway(clock.now);
  planted.ledger?.(till);
  const { documents = (inner) => inner, gateway = (inner) => inner } = planted;
  const backing: Backing = {
    till,
    documents: (turn) => documents(memoryDocuments(memory, turn)),
    gateway: (turn) => gateway(till.asked(turn)),
    payments: async () => memory.of(COLLECTIONS.payments) as unknown as [string, Payment<Date>][],
  };
  return { steps, stage: new Stage(backing, clock, scheduler, '') };
}

export type Run = { seed: number; count: number; path?: string; replayPath?: string; planted?: Planted };

/** What is done before each run: ids and log begin anew. */
export type Anew = () => { strange: readonly string[] };

/**
 * Runs rows of commands over the memory.
 * @returns what fast-check has found
 */
export function runInMemory({ seed, count, path, replayPath, planted = {} }: Run, anew: Anew) {
  const sound = fc.asyncProperty(fc.scheduler(), anyCommands(30, replayPath), async (scheduler, commands) => {
    const { strange } = anew();
    const { stage, steps } = memoryStage(scheduler, planted);
    await runRow(stage, commands);
    const faults = [...steps, ...strange];
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });
  return fc.check(sound, { seed, numRuns: count, ...(path !== undefined && { path }) });
}

type Found = Awaited<ReturnType<typeof runInMemory>>;

/** What was found in the smallest row of commands, and how to see it again; '' where nothing was. */
export function reportOf({ failed, seed, counterexample, counterexamplePath, errorInstance }: Found): string {
  if (!failed) return '';
  const commands = fc.stringify(counterexample?.[1]);
  const replay = /replayPath="(.*?)"/.exec(commands)?.[1] ?? '';
  const again = `PAYMENT_SEED=${seed} PAYMENT_PATH=${counterexamplePath} PAYMENT_REPLAY='${replay}'`;
  const why = errorInstance instanceof Error ? (errorInstance.stack ?? '') : String(errorInstance);
  return [why, commands, `Again: ${again} npm run test:unit -- tests/payments`].join('\n');
}
