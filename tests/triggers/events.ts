import { randomUUID } from 'node:crypto';
import type { DocumentData } from 'firebase-admin/firestore';
import { countReports } from '../../functions/src/triggers/countReports.ts';
import { describeProduct } from '../../functions/src/triggers/describeProduct.ts';
import { followOrder } from '../../functions/src/triggers/followOrder.ts';
import { followProduct } from '../../functions/src/triggers/followProduct.ts';
import { followUser } from '../../functions/src/triggers/followUser.ts';
import { followWish } from '../../functions/src/triggers/followWish.ts';
import { landingOnCategory } from '../../functions/src/triggers/landingOnCategory.ts';
import { landingOnProduct } from '../../functions/src/triggers/landingOnProduct.ts';
import { mirrorUser } from '../../functions/src/triggers/mirrorUser.ts';
import { renameCategory } from '../../functions/src/triggers/renameCategory.ts';

type Trigger = {
  run(event: object): unknown;
  __endpoint: { eventTrigger: { eventFilterPathPatterns: { document: string } } };
};

/** The deployed triggers, as the platform would find them by an event's path. */
const TRIGGERS = {
  countReports,
  describeProduct,
  followOrder,
  followProduct,
  followUser,
  followWish,
  landingOnCategory,
  landingOnProduct,
  mirrorUser,
  renameCategory,
} as unknown as Record<string, Trigger>;

/** One write of a document, as Firestore would tell it: undefined where it did not exist. */
export type Written = {
  path: string;
  before?: DocumentData | undefined;
  after?: DocumentData | undefined;
  /** Begins at the write; an older one is given up when it fails. */
  time?: Date;
};

/** One event on its way to one trigger. */
export type Delivery = { trigger: string; path: string; run: () => Promise<void> };

/**
 * What the platform delivers for a write: the same event to each trigger that listens at its path. `run` may be called
 * as often as it likes to deliver.
 */
export function deliveriesOf({ path, before, after, time = new Date() }: Written): Delivery[] {
  const id = randomUUID();
  return Object.entries(TRIGGERS).flatMap(([name, trigger]) => {
    const params = paramsOf(trigger.__endpoint.eventTrigger.eventFilterPathPatterns.document, path);
    if (params === undefined) return [];
    const data = { before: snapshot(before), after: snapshot(after) };
    const event = { id, time: time.toISOString(), document: path, params, data };
    return [{ trigger: name, path, run: async () => void (await trigger.run(event)) }];
  });
}

/** Delivers a write to every trigger that listens at its path, so often. */
export async function deliver(written: Written, times = 1): Promise<void> {
  const deliveries = deliveriesOf(written);
  for (let i = 0; i < times; i += 1) await Promise.all(deliveries.map(({ run }) => run()));
}

const snapshot = (document: DocumentData | undefined) => ({
  exists: document !== undefined,
  data: () => document,
});

function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const [named, given] = [pattern.split('/'), path.split('/')];
  if (named.length !== given.length) return undefined;
  const pairs = named.map((name, at) => [name, given[at] ?? ''] as const);
  if (pairs.some(([name, value]) => !name.startsWith('{') && name !== value)) return undefined;
  return Object.fromEntries(pairs.map(([name, value]) => [name.replace(/[{}]/g, ''), value]));
}
