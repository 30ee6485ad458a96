import { ANYTHING, type Finding, findQuery, LIST_PAGE } from '@bns/domain';
import {
  collection,
  type Firestore,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  queryEqual,
  where,
} from 'firebase/firestore';
import { buildQuery } from '../../web/src/live/buildQuery.ts';
import { openList } from '../../web/src/live/openList.ts';
import { aClient } from './client.ts';
import { type Measure, median } from './measure.ts';
import type { Site } from './site.ts';

const MOST_TIMES = 1.3;

/**
 * The emulator goes through all phones for each query, and for words through all of theirs: a minute or two in the largest
 * market. An even number is counted, so that each of the two comes first as often as the other. In a small market its first
 * thirty queries take up to three times as long as the later ones, until the JVM has compiled them.
 */
function roundsAt(phones: number, words: string): { warming: number; counted: number } {
  if (phones <= 1000) return { warming: 30, counted: 60 };
  if (phones <= 10_000) return { warming: 1, counted: 8 };
  return { warming: 0, counted: words === '' ? 10 : 4 };
}

/** Searches of each kind, and the same query by hand: what anybody would ask who knows the SDK and nothing of us. */
const SEARCHES: Record<string, { finding: Finding; bare: readonly QueryConstraint[] }> = {
  'all phones': { finding: ANYTHING, bare: [orderBy('time', 'desc')] },
  'a brand': {
    finding: { ...ANYTHING, brand: 'samsung' },
    bare: [where('categoryId', '==', 'samsung'), orderBy('time', 'desc')],
  },
  'a word': {
    finding: { ...ANYTHING, words: 'black' },
    bare: [where('keywords', 'array-contains', 'black'), orderBy('time', 'desc')],
  },
  'a word, a condition, cheapest first': {
    finding: { ...ANYTHING, words: 'black', condition: 'Good', sort: 'cheapest' },
    bare: [
      where('condition', '==', 'Good'),
      where('keywords', 'array-contains', 'black'),
      orderBy('resalePrice', 'asc'),
    ],
  },
};

const bareQuery = (db: Firestore, bare: readonly QueryConstraint[]): Query =>
  query(
    collection(db, 'products'),
    where('isHidden', '==', false),
    where('isSold', '==', false),
    ...bare,
    limit(LIST_PAGE),
  );

/** Times from opening a list to its rows: ours, as a screen does it, and the SDK's listener, in turns. */
export async function queriesOf({ buyer }: Site, phones: number): Promise<Measure[]> {
  // One connection each: a list that was open a moment ago in the same one would be gone on with.
  const [own, bareClient] = await Promise.all([
    aClient(`own-${phones}`, buyer),
    aClient(`bare-${phones}`, buyer),
  ]);
  const measures: Measure[] = [];
  for (const [name, { finding, bare: constraints }] of Object.entries(SEARCHES)) {
    requireSame(own.db, finding, constraints);
    const { warming, counted } = roundsAt(phones, finding.words);
    console.log(`  ${name}`);
    const ours = { times: [] as number[], open: () => openOurs(own.db, finding) };
    const bare = { times: [] as number[], open: () => openBare(bareClient.db, constraints) };
    for (let round = 0; round < warming + counted; round += 1) {
      // Who comes first finds the emulator colder.
      for (const { times, open } of round % 2 === 0 ? [ours, bare] : [bare, ours]) {
        const time = await timeOf(open());
        if (round >= warming) times.push(time);
      }
    }
    console.log(`    ours ${spread(ours.times)}; bare ${spread(bare.times)}`);
    const what = `${name} at ${phones} phones`;
    measures.push(
      { what: `${what}: p50`, value: median(ours.times), unit: 'ms' },
      {
        what: `${what}: against the bare query`,
        value: median(ours.times) / median(bare.times),
        unit: 'times',
        most: MOST_TIMES,
      },
    );
  }
  await Promise.all([own.end(), bareClient.end()]);
  return measures;
}

/** Every turn in its order, in ms: a median does not say how far they lie apart. */
const spread = (times: readonly number[]) => times.map((time) => Math.round(time)).join(' ');

/** @throws Error where the two are not the same query: then there is nothing to compare */
function requireSame(db: Firestore, finding: Finding, bare: readonly QueryConstraint[]): void {
  const { shape, values } = findQuery(finding);
  if (queryEqual(buildQuery(db, shape, values, { limit: LIST_PAGE }), bareQuery(db, bare))) return;
  throw new Error(`${JSON.stringify(finding)} is asked for otherwise than by hand`);
}

/** Opens a list and calls when its rows are there; answers with what closes it. */
type Opener = (there: (rows: number) => void, failed: (cause: unknown) => void) => () => void;

const openOurs =
  (db: Firestore, finding: Finding): Opener =>
  (there, failed) => {
    const { shape, values } = findQuery(finding);
    const open = openList<{ id: string }>({
      queryOf: (stretch) => buildQuery(db, shape, values, stretch),
      rowOf: (document) => ({ id: document.id }),
    });
    return open(
      (list, ended) => {
        if (list.status === 'ready') there(list.rows.length);
        // One that only says that it takes long is still listening.
        if (ended !== undefined) failed(new Error('the list failed'));
      },
      () => failed(new Error('the list was opened anew')),
    );
  };

const openBare =
  (db: Firestore, bare: readonly QueryConstraint[]): Opener =>
  (there, failed) =>
    onSnapshot(
      bareQuery(db, bare),
      { includeMetadataChanges: true },
      ({ size, metadata }) => {
        if (!metadata.fromCache) there(size);
      },
      failed,
    );

function timeOf(open: Opener): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const began = performance.now();
  let close = () => {};
  close = open((rows) => {
    if (rows === 0) reject(new Error('nothing was found: there is nothing to compare'));
    else resolve(performance.now() - began);
  }, reject);
  return promise.finally(() => close());
}
