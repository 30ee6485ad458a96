import { ANYTHING, findQuery, LIST_PAGE, productPath } from '@bns/domain';
import { collection, limit, onSnapshot, orderBy, query, where } from 'firebase/firestore';
import { buildQuery } from '../../web/src/live/buildQuery.ts';
import { openList } from '../../web/src/live/openList.ts';
import { aClient } from './client.ts';
import { type Measure, median } from './measure.ts';
import type { Site } from './site.ts';

const ROUNDS = 20;
const MOST_TIMES = 1.5;
const PATIENCE_MS = 30_000;

/** Waits for a price to be said, and tells when it was (performance.now()). */
type Hearing = { heard: (price: number) => Promise<number>; say: (price: number | undefined) => void };

/** From a write to the moment at which an open list shows it, and at which the SDK's listener on the same query is called. */
export async function liveUpdatesOf({ buyer }: Site): Promise<Measure[]> {
  const [ours, bare] = await Promise.all([aClient('ours', buyer), aClient('bare', buyer)]);
  const { db } = await import('../../functions/src/firebase.ts');
  const newest = await db
    .collection('products')
    .where('isHidden', '==', false)
    .where('isSold', '==', false)
    .orderBy('time', 'desc')
    .limit(1)
    .get();
  const [first] = newest.docs;
  if (first === undefined) throw new Error('the market is empty: nothing can be written');
  const { id } = first;
  const before = first.get('resalePrice') as number;
  const [list, listener] = [hearing(), hearing()];
  const { shape, values } = findQuery(ANYTHING);
  const open = openList<{ id: string; price: number }>({
    queryOf: (stretch) => buildQuery(ours.db, shape, values, stretch),
    rowOf: (document) => ({ id: document.id, price: document.get('resalePrice') as number }),
  });
  const closeList = open(
    (state) => {
      if (state.status === 'ready') list.say(state.rows.find((row) => row.id === id)?.price);
    },
    () => {},
  );
  const closeListener = onSnapshot(
    query(
      collection(bare.db, 'products'),
      where('isHidden', '==', false),
      where('isSold', '==', false),
      orderBy('time', 'desc'),
      limit(LIST_PAGE),
    ),
    (rows) => listener.say(rows.docs.find((row) => row.id === id)?.get('resalePrice') as number | undefined),
  );
  const times: [ours: number, bare: number][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const price = before + 1 + round;
    const heard = Promise.all([list.heard(price), listener.heard(price)]);
    const began = performance.now();
    await db.doc(productPath(id)).update({ resalePrice: price });
    const [atOurs, atBare] = await heard;
    times.push([atOurs - began, atBare - began]);
  }
  closeList();
  closeListener();
  await Promise.all([ours.end(), bare.end()]);
  const [ourMs, bareMs] = [median(times.map(([one]) => one)), median(times.map(([, one]) => one))];
  return [
    { what: 'a write seen by an open list', value: ourMs, unit: 'ms' },
    { what: 'a write seen, against a bare listener', value: ourMs / bareMs, unit: 'times', most: MOST_TIMES },
  ];
}

function hearing(): Hearing {
  let wanted: number | undefined;
  let resolve: (at: number) => void = () => {};
  return {
    heard: (next) => {
      wanted = next;
      return new Promise((done, fail) => {
        const late = setTimeout(() => fail(new Error(`${next} was never heard of`)), PATIENCE_MS);
        resolve = (at) => {
          clearTimeout(late);
          done(at);
        };
      });
    },
    say: (price) => {
      if (price !== undefined && price === wanted) resolve(performance.now());
    },
  };
}
