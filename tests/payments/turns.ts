import { setImmediate } from 'node:timers/promises';

/** Waits until it is somebody's turn to go on; whoever goes on does so alone up to his next one. */
export type Turn = () => Promise<void>;

/** Who goes on next of those that wait: fast-check's scheduler, or chance on a real machine. */
export type Scheduler = {
  schedule(waiting: Promise<void>): Promise<void>;
  waitFor<Result>(all: Promise<Result>): Promise<Result>;
};

/** A single act needs nobody to say whose turn it is. */
export const atOnce: Turn = async () => undefined;

/** An act that comes to its end, or is cut off at its n-th turn as a function that dies: then nothing of it runs any more. */
export type Part<Result> = { cutAt: number | null; act: (turn: Turn) => Promise<Result> };

/** Runs acts beside each other, in the scheduler's order. */
export async function together<Result>(
  scheduler: Scheduler,
  parts: readonly Part<Result>[],
): Promise<(Result | null)[]> {
  const waits: Turn = parts.length > 1 ? () => scheduler.schedule(Promise.resolve()) : atOnce;
  const all = Promise.all(parts.map((part) => untilCut(waits, part)));
  return parts.length > 1 ? scheduler.waitFor(all) : all;
}

function untilCut<Result>(waits: Turn, { cutAt, act }: Part<Result>): Promise<Result | null> {
  if (cutAt === null) return act(waits);
  return new Promise((resolve, reject) => {
    let turns = 0;
    const turn = async () => {
      await waits();
      turns += 1;
      if (turns < cutAt) return;
      resolve(null);
      await new Promise<never>(() => undefined);
    };
    act(turn).then(resolve, reject);
  });
}

/** On a real machine rivals meet by themselves. */
export const ofTheMachine: Scheduler = {
  schedule: () => setImmediate(),
  waitFor: (all) => all,
};
