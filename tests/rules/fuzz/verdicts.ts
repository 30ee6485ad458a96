import { atOnce } from '../../../dev/seed/atOnce.ts';
import { mayCommit } from './oracle/mayCommit.ts';
import { sendCommit, unsignedToken } from './rest.ts';
import { inRun, type Scenario } from './scenario.ts';
import { Moment } from './values.ts';

/** Requests at a time: more bring nothing on two cores. */
const IN_FLIGHT = 40;
/** Scenarios whose documents are put there in one commit. */
const TOGETHER = 40;

let runs = 0;
/** Ids of a run: lower case, for they are part of a category's id too. */
const nextRun = () => `${Date.now().toString(36)}${(runs++).toString(36)}`;

/** What both say of a scenario. */
export type Verdict = { scenario: Scenario; byRules: boolean; byDomain: boolean };

async function place(scenarios: readonly Scenario[], projectId: string): Promise<void> {
  const writes = scenarios.flatMap(({ given }) =>
    Object.entries(given).map(([path, fields]) => ({ path, fields })),
  );
  if (writes.length > 0) await sendCommit(projectId, writes, 'owner');
}

async function judge(scenario: Scenario, projectId: string): Promise<Verdict> {
  const bearer = scenario.who === null ? null : unsignedToken(scenario.who, projectId);
  const byRules = await sendCommit(projectId, scenario.writes, bearer);
  return { scenario, byRules, byDomain: mayCommit(scenario, projectId) };
}

/** Puts one scenario's documents there, under ids of its own, and asks emulator and domain. */
export async function verdictOf(scenario: Scenario, projectId: string): Promise<Verdict> {
  const own = inRun(scenario, nextRun());
  await place([own], projectId);
  return judge(own, projectId);
}

/**
 * As {@link verdictOf} for many, quickly.
 * @returns the verdicts in the order of the scenarios
 */
export async function verdictsOf(scenarios: readonly Scenario[], projectId: string): Promise<Verdict[]> {
  const own = scenarios.map((scenario) => inRun(scenario, nextRun()));
  const verdicts: Verdict[] = [];
  const groups = Array.from({ length: Math.ceil(own.length / TOGETHER) }, (_, i) => i * TOGETHER);
  let placed = place(own.slice(0, TOGETHER), projectId);
  for (const start of groups) {
    await placed;
    placed = place(own.slice(start + TOGETHER, start + 2 * TOGETHER), projectId);
    const group = own.slice(start, start + TOGETHER);
    verdicts.push(...(await atOnce(IN_FLIGHT, group, (scenario) => judge(scenario, projectId))));
  }
  return verdicts;
}

/** A scenario for people to read: a time as such. */
export function spoken(scenario: Scenario): string {
  return JSON.stringify(
    scenario,
    (_, value: unknown) => {
      if (typeof value === 'symbol') return 'request.time';
      if (value instanceof Moment) return `${value.seconds} s ${value.nanoseconds} ns`;
      return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
    },
    1,
  );
}
