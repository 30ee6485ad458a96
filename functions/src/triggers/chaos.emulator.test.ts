import '../testing/atEmulators.ts';
import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';
import { type DocumentData, type DocumentReference, WriteBatch } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { randomOf } from '../../../dev/seed/pictures/random.ts';
import { disagreements, readWorld } from '../../../tests/triggers/chaos/disagreements.ts';
import { nextMove } from '../../../tests/triggers/chaos/plan.ts';
import { aWorld, type Documents, watchedPaths } from '../../../tests/triggers/chaos/world.ts';
import { type Delivery, deliveriesOf } from '../../../tests/triggers/events.ts';
import { emptyProject } from '../../../tests/triggers/market.ts';
import { putAll } from '../../../tests/triggers/putAll.ts';
import { db } from '../firebase.ts';
import { repairAll } from '../repair/repairAll.ts';

// Fifty phones are two chunks then, so that a handler can fail half-way.
vi.mock('../store/chunk.ts', () => ({ CHUNK: 30, HEAVY_CHUNK: 3, CHUNKS_AT_ONCE: 2 }));

/** `CHAOS=full` plays all twenty, which take some minutes. */
const COUNT = process.env['CHAOS'] === 'full' ? 20 : 2;
const SEEDS = Array.from({ length: COUNT }, (_, seed) => seed + 1);
const MOVES = 200;
const LANES = 6;
/** Of the deliveries; most of those that come late find nothing left to write, and so nothing to fail at. */
const FAILING = 0.3;
const MARK = 'chaos';
/** The triggers that keep copies and counters; what mirrorUser and describeProduct do is no copy. */
const KEEPERS = ['followUser', 'followProduct', 'landingOnProduct', 'countReports'];
const NOTHING = { claims: 0, phones: 0, wishes: 0, orders: 0, reports: 0, landing: 0, stats: 0 };

class CutOff extends Error {}

/** What runs inside is cut off once after its first commit, where it makes one: that chunk is written, the rest is not. */
const cutting = new AsyncLocalStorage<{ isDue: boolean; tell: (path: string, fields: Fields) => void }>();
type Fields = DocumentData | 'delete';

/** What each batch is going to write, for the events that its commit raises. */
const contents = new WeakMap<WriteBatch, [path: string, fields: Fields][]>();
const note = (batch: WriteBatch, path: string, fields: Fields) =>
  contents.set(batch, [...(contents.get(batch) ?? []), [path, fields]]);

const real = Object.getOwnPropertyDescriptors(WriteBatch.prototype);
const apply = (method: keyof typeof real, batch: WriteBatch, given: unknown[]): unknown =>
  Reflect.apply(real[method]?.value as (...all: unknown[]) => unknown, batch, given);
Object.assign(WriteBatch.prototype, {
  update(this: WriteBatch, ...given: [DocumentReference, DocumentData, ...unknown[]]) {
    note(this, given[0].path, given[1]);
    return apply('update', this, given);
  },
  delete(this: WriteBatch, ...given: [DocumentReference, ...unknown[]]) {
    note(this, given[0].path, 'delete');
    return apply('delete', this, given);
  },
  async commit(this: WriteBatch) {
    const results = await apply('commit', this, []);
    const handler = cutting.getStore();
    if (handler === undefined) return results;
    for (const [path, fields] of contents.get(this) ?? []) handler.tell(path, fields);
    if (!handler.isDue) return results;
    handler.isDue = false;
    throw new CutOff('cut off half-way');
  },
});

/** The world before the first move, with what events made of it. */
let baseline: Documents;
/** The world as the seed before left it. */
let last: Documents;

const wholeWorld = async () => {
  const world = await readWorld(db, MARK);
  for (const name of ['stats', 'public']) {
    for (const row of (await db.collection(name).get()).docs) world.set(row.ref.path, row.data());
  }
  return world;
};

beforeAll(async () => {
  await emptyProject();
  await putAll(db, aWorld(MARK));
  await repairAll('repair');
  baseline = await wholeWorld();
  last = baseline;
});
afterAll(() => {
  Object.defineProperties(WriteBatch.prototype, real);
});

/** Puts back only what the seed before has changed. */
async function reset(): Promise<void> {
  const paths = new Set([...baseline.keys(), ...last.keys()]);
  const changed = [...paths].filter((path) => !isDeepStrictEqual(baseline.get(path), last.get(path)));
  await putAll(
    db,
    changed.map((path) => [path, baseline.get(path)]),
  );
}

/**
 * The platform: events wait in any order, those of the 200 writes twice, and one that fails comes again. What is written, which
 * event is next and which one fails is the seed's; how far the lanes overlap is the machine's.
 */
function platform(seed: number, documents: Documents) {
  const [order, failing] = [randomOf(`${seed} order`), randomOf(`${seed} failing`)];
  const waiting: Delivery[] = [];
  const watched = new Set(watchedPaths(MARK, baseline));
  let cuts = 0;
  /**
   * Events of a phone on which nothing hangs would find nothing to do but to count what is on the market: only those of
   * the writes themselves are told, and what hides or shows it.
   */
  const tell = (path: string, fields: Fields, isMove = true) => {
    const before = documents.get(path);
    // Its end was told first; what was written before that is counted with it.
    if (before === undefined && !isMove) return;
    const after = fields === 'delete' ? undefined : { ...before, ...fields };
    if (after === undefined) documents.delete(path);
    else documents.set(path, after);
    if (!isMove && !watched.has(path) && !isHiding(fields)) return;
    // What a handler wrote differed, whatever is known here of the moment before.
    const was = isMove || fields === 'delete' ? before : { ...before, ...absent(fields) };
    const deliveries = deliveriesOf({ path, before: was, after }).filter(({ trigger }) =>
      KEEPERS.includes(trigger),
    );
    waiting.push(...deliveries, ...(isMove ? deliveries : []));
  };
  const next = () => waiting.splice(Math.floor(order() * waiting.length), 1)[0];

  async function attempt(delivery: Delivery): Promise<void> {
    const handler = {
      isDue: failing() < FAILING,
      tell: (path: string, fields: Fields) => tell(path, fields, false),
    };
    try {
      await cutting.run(handler, delivery.run);
    } catch (error) {
      if (!(error instanceof CutOff)) throw error;
      cuts += 1;
      waiting.push(delivery);
    }
  }

  async function lane(mayEnd: () => boolean): Promise<void> {
    for (;;) {
      const delivery = next();
      if (delivery !== undefined) await attempt(delivery);
      else if (mayEnd()) return;
      else await new Promise((resolve) => setImmediate(resolve));
    }
  }

  return {
    tell,
    drain: async (mayEnd: () => boolean) => {
      await Promise.all(Array.from({ length: LANES }, () => lane(mayEnd)));
    },
    cuts: () => cuts,
  };
}

/** Two hundred writes, with their events and those of what the handlers write delivered meanwhile. */
async function live(seed: number): Promise<number> {
  const random = randomOf(`${seed} moves`);
  const documents: Documents = new Map(baseline);
  const { tell, drain, cuts } = platform(seed, documents);
  let isWriting = true;
  const write = async () => {
    for (let i = 0; i < MOVES; i += 1) {
      const { path, fields } = nextMove(random, MARK, documents);
      const row = db.doc(path);
      await (fields === 'delete' ? row.delete() : row.update(fields));
      tell(path, fields);
    }
    isWriting = false;
  };
  await Promise.all([write(), drain(() => !isWriting)]);
  return cuts();
}

/** The moment before: hidden it was where it is shown now, of other fields nothing is known. */
const absent = (fields: DocumentData) => ({
  ...Object.fromEntries(Object.keys(fields).map((key) => [key, undefined])),
  ...('isHidden' in fields && { isHidden: fields['isHidden'] !== true }),
});
const isHiding = (fields: Fields) => fields !== 'delete' && 'isHidden' in fields;

test.each(SEEDS)(
  'case 28: case 29: after 200 writes, each event twice, shuffled, some cut off half-way, every copy equals its source: seed %i',
  async (seed) => {
    await reset();
    const cuts = await live(seed);
    last = await wholeWorld();
    expect(disagreements(last, baseline), `seed ${seed}`).toEqual([]);
    // What phones are found by is describeProduct's, which is none of the keepers.
    const { words: _, ...copies } = await repairAll('check');
    expect(copies, `seed ${seed}`).toEqual(NOTHING);
    expect(cuts, `seed ${seed}`).toBeGreaterThanOrEqual(MOVES / 10);
  },
  600_000,
);
