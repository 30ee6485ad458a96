import { ANYTHING, type Finding, findQuery, LIST_PAGE } from '@bns/domain';
import {
  collection,
  type Firestore,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore';
import { buildQuery } from '../../web/src/live/buildQuery.ts';
import { openList } from '../../web/src/live/openList.ts';
import { aClient } from './client.ts';
import { type Measure, median } from './measure.ts';
import type { Site } from './site.ts';

const WARMING = 3;
const ROUNDS = 15;
const MOST_TIMES = 1.3;

const SEARCHES: Record<string, Finding> = {
  'all phones': ANYTHING,
  'a brand': { ...ANYTHING, brand: 'samsung' },
  'a word': { ...ANYTHING, words: 'samsung' },
};

/** The same shape, written out by hand: what anybody would ask who knows the SDK and nothing of us. */
function bareQuery(db: Firestore, finding: Finding): Query {
  const { values } = findQuery(finding);
  return query(
    collection(db, 'products'),
    where('isHidden', '==', false),
    where('isSold', '==', false),
    ...(finding.brand === '' ? [] : [where('categoryId', '==', finding.brand)]),
    ...(finding.words === '' ? [] : [where('keywords', 'array-contains', values.at(-1))]),
    orderBy('time', 'desc'),
    limit(LIST_PAGE),
  );
}

/** Times from opening a list to its rows: ours, as a screen does it, and the SDK's listener, in turns. */
export async function queriesOf({ buyer }: Site, phones: number): Promise<Measure[]> {
  const client = await aClient(`queries-${phones}`, buyer);
  const measures: Measure[] = [];
  for (const [name, finding] of Object.entries(SEARCHES)) {
    const [ours, bare]: [number[], number[]] = [[], []];
    for (let round = 0; round < WARMING + ROUNDS; round += 1) {
      const times = [await timeOf(openOurs(client.db, finding)), await timeOf(openBare(client.db, finding))];
      if (round < WARMING) continue;
      ours.push(times[0] ?? 0);
      bare.push(times[1] ?? 0);
    }
    const what = `${name} at ${phones} phones`;
    measures.push(
      { what: `${what}: p50`, value: median(ours), unit: 'ms' },
      {
        what: `${what}: against the bare query`,
        value: median(ours) / median(bare),
        unit: 'times',
        most: MOST_TIMES,
      },
    );
  }
  await client.end();
  return measures;
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
      (list) => {
        if (list.status === 'ready') there(list.rows.length);
        if (list.status === 'error') failed(new Error('the list failed'));
      },
      () => failed(new Error('the list was opened anew')),
    );
  };

const openBare =
  (db: Firestore, finding: Finding): Opener =>
  (there, failed) =>
    onSnapshot(
      bareQuery(db, finding),
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
