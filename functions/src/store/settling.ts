import { isDeepStrictEqual } from 'node:util';
import { differences } from '@bns/domain';
import { type DocumentSnapshot, FieldValue, type Query } from 'firebase-admin/firestore';
import { db } from '../firebase.ts';
import { CHUNK, CHUNKS_AT_ONCE, HEAVY_CHUNK } from './chunk.ts';
import { inLanes } from './lanes.ts';
import { pagesOf } from './pages.ts';
import { hasCode, STATUS } from './status.ts';

/** Rivals make a round fail, each time one of them wins; an event that lost so often comes again. */
export const MOST_ROUNDS = 10;

export type Fields = Readonly<Record<string, unknown>>;

/** What a copy should say and does not; null where it says all of it. An undefined value stands for an absent key. */
type PlanCopy = (copy: Fields) => Fields | null;

/** How copies are made to agree. */
type Settling = {
  /** What of a copy the plan looks at. */
  fields: readonly string[];
  plan: PlanCopy;
  /** Which changes weigh so much in indexes that only a few fit into one commit. */
  isHeavy?: (changes: Fields) => boolean;
};
type Due = { copy: DocumentSnapshot; changes: Fields };

/** What of the wanted fields a copy does not say yet. */
export const lacking = (copy: Fields, wanted: Fields) => differences(copy, wanted, isDeepStrictEqual);

/**
 * Makes all copies that a query finds agree with their plan, a few chunks at a time and without an upper bound. Only what
 * differs is written, and only onto the version that was planned for: what somebody else writes meanwhile stays.
 */
export async function settleAll(query: Query, settling: Settling): Promise<void> {
  const found = pagesOf(query.select(...settling.fields));
  await inLanes(CHUNKS_AT_ONCE, found, (page) => settleChunk(page, settling));
}

/** What lost a race is read and planned anew. */
async function settleChunk(page: readonly DocumentSnapshot[], settling: Settling): Promise<void> {
  let copies = page;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const lost: DocumentSnapshot[] = [];
    await inLanes(CHUNKS_AT_ONCE, commitsOf(copies, settling), async (commit) => {
      if (!(await writeChunk(commit))) lost.push(...commit.map(({ copy }) => copy));
    });
    if (lost.length === 0) return;
    copies = await db.getAll(...lost.map(({ ref }) => ref), { fieldMask: [...settling.fields] });
  }
  throw new Error('a chunk of copies did not settle');
}

/** What is due of a chunk, in as many commits as its weight asks for. */
function commitsOf(copies: readonly DocumentSnapshot[], { plan, isHeavy = () => false }: Settling): Due[][] {
  const due = copies.flatMap((copy): Due[] => {
    const changes = copy.exists ? plan(copy.data() ?? {}) : null;
    return changes === null ? [] : [{ copy, changes }];
  });
  const light = due.filter(({ changes }) => !isHeavy(changes));
  const heavy = due.filter(({ changes }) => isHeavy(changes));
  return [...inParts(light, CHUNK), ...inParts(heavy, HEAVY_CHUNK)];
}

const inParts = (due: readonly Due[], most: number): Due[][] =>
  Array.from({ length: Math.ceil(due.length / most) }, (_, at) => due.slice(at * most, (at + 1) * most));

/**
 * Makes one document agree with its plan, and looks again until it does.
 * @param plan as it is true when it is asked, each time anew
 */
export async function settleOne(path: string, plan: (copy: Fields) => Promise<Fields | null>): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const copy = await db.doc(path).get();
    if (!copy.exists) return;
    const changes = await plan(copy.data() ?? {});
    if (changes === null) return;
    await writeChunk([{ copy, changes }]);
  }
  throw new Error('a copy did not settle');
}

/** @returns false where one of them has changed or gone since it was read: then none was written */
async function writeChunk(due: readonly Due[]): Promise<boolean> {
  const batch = db.batch();
  for (const { copy, changes } of due) {
    if (copy.updateTime === undefined) throw new TypeError(`${copy.ref.path} was not read`);
    batch.update(copy.ref, written(changes), { lastUpdateTime: copy.updateTime });
  }
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (hasCode(error, STATUS.failedPrecondition, STATUS.notFound)) return false;
    throw error;
  }
}

const written = (changes: Fields) =>
  Object.fromEntries(Object.entries(changes).map(([key, value]) => [key, value ?? FieldValue.delete()]));
