import type fc from 'fast-check';
import { type Deeds, DOINGS, unlessRefused } from './deeds.ts';
import type { Mood } from './gateway.ts';
import { faultsOf } from './invariants.ts';
import type { Snapshot, Stage } from './stage.ts';
import { together, type Turn } from './turns.ts';

/** Somebody's deed, on a day of the gateway's, whole or cut off at one of its turns. */
export type Deed = {
  [Name in keyof Deeds]: { name: Name; asked: Deeds[Name]; mood: Mood; cutAt: number | null };
}[keyof Deeds];

/** What is known of the run so far: how all stood before. */
export type Before = { seen: Snapshot | null };
type Command = fc.AsyncCommand<Before, Stage>;

const spoken = ({ name, asked, mood, cutAt }: Deed) =>
  [
    `${name} ${JSON.stringify(asked)}`,
    ...(mood === 'well' ? [] : [`gateway ${mood}`]),
    ...(cutAt === null ? [] : [`cut at ${cutAt}`]),
  ].join(' ');

/** Looks at all, and at what has changed. @throws Error with what is wrong */
export async function requireSound(before: Before, stage: Stage): Promise<void> {
  const now = await stage.look();
  const faults = faultsOf({ now, before: before.seen, charges: await stage.backing.till.charges() });
  before.seen = now;
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

function done({ name, asked, mood }: Deed, turn: Turn, stage: Stage): Promise<void> {
  const doing = DOINGS[name] as (...given: unknown[]) => Promise<unknown>;
  return unlessRefused(() => doing(asked, stage.hands(turn, mood), stage));
}

/** Deeds beside each other, or one alone. */
export class Together implements Command {
  readonly #deeds: readonly Deed[];
  constructor(deeds: readonly Deed[]) {
    this.#deeds = deeds;
  }
  check = () => true;
  async run(before: Before, stage: Stage): Promise<void> {
    const parts = this.#deeds.map((deed) => ({
      cutAt: deed.cutAt,
      act: (turn: Turn) => done(deed, turn, stage),
    }));
    await together(stage.scheduler, parts);
    await requireSound(before, stage);
  }
  toString = () => `[${this.#deeds.map(spoken).join(' | ')}]`;
}

/** Commands one after the other. */
export class InTurn implements Command {
  readonly #commands: readonly Command[];
  constructor(commands: readonly Command[]) {
    this.#commands = commands;
  }
  check = () => true;
  async run(before: Before, stage: Stage): Promise<void> {
    for (const command of this.#commands) await command.run(before, stage);
  }
  toString = () => this.#commands.map((command) => command.toString()).join(' then ');
}

const MINUTE_MS = 60_000;

/** Time passes, when nothing is under way: no function runs longer than a minute. */
export class Later implements Command {
  readonly #minutes: number;
  constructor(minutes: number) {
    this.#minutes = minutes;
  }
  check = () => true;
  async run(before: Before, stage: Stage): Promise<void> {
    stage.clock.nowMs += this.#minutes * MINUTE_MS;
    await requireSound(before, stage);
  }
  toString = () => `${this.#minutes} min later`;
}

/** One deed that comes to its end while the gateway is well. */
export const deed = <Name extends keyof Deeds>(name: Name, asked: Deeds[Name]): Together =>
  new Together([{ name, asked, mood: 'well', cutAt: null } as Extract<Deed, { name: Name }>]);
