import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Stretch } from './buildQuery.ts';
import type { LiveList } from './liveTypes.ts';
import { openList } from './openList.ts';

type Snapshot = { docs: { id: string }[]; metadata: { fromCache: boolean } };
type Listener = {
  stretch: Stretch;
  ended: boolean;
  next: (snapshot: Snapshot) => void;
  error: (cause: unknown) => void;
};

const listeners = vi.hoisted(() => [] as Listener[]);
vi.mock('firebase/firestore', () => ({
  onSnapshot: (stretch: Stretch, _options: unknown, next: Listener['next'], error: Listener['error']) => {
    const listener: Listener = { stretch, ended: false, next, error };
    listeners.push(listener);
    return () => {
      listener.ended = true;
    };
  },
}));

type Row = { id: string };
let list: LiveList<Row> | undefined;
/** Documents that are no rows. */
const broken = new Set<string>();
let close = () => {};
const restart = vi.fn<() => void>();

/** Documents `from`..`to`, newest first. */
const documents = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ id: `p${from + at}` }));
const answer = (at: number, docs: { id: string }[], fromCache = false) =>
  listeners[at]?.next({ docs, metadata: { fromCache } });
const ids = () => (list?.status === 'ready' ? list.rows.map((row) => row.id) : list?.status);
const loadMore = () => {
  if (list?.status === 'ready') list.loadMore();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  listeners.length = 0;
  broken.clear();
  list = undefined;
  restart.mockReset();
  close = openList<Row>({
    queryOf: (stretch) => stretch as never,
    rowOf: ({ id }: QueryDocumentSnapshot) => (broken.has(id) ? undefined : { id }),
  })((value) => {
    list = value;
  }, restart);
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the first page', () => {
  test('asks for 24 documents; a full page may have more behind it', () => {
    answer(0, documents(1, 24));
    expect(listeners[0]?.stretch).toEqual({ limit: 24 });
    expect(ids()).toEqual(documents(1, 24).map((row) => row.id));
    expect(list).toMatchObject({ hasMore: true, loadingMore: false, stale: false });
  });

  test('leaves out a document that is no row, and still turns the page behind it', () => {
    broken.add('p5').add('p24');
    answer(0, documents(1, 24));
    expect(ids()).toEqual([...documents(1, 4), ...documents(6, 23)].map((row) => row.id));
    expect(list).toMatchObject({ hasMore: true });
    loadMore();
    expect(listeners[1]?.stretch).toEqual({ after: { id: 'p24' }, limit: 24 });
  });

  test('knows when it is all there is', () => {
    answer(0, documents(1, 23));
    expect(list).toMatchObject({ hasMore: false });
  });

  test('waits for the server: what another list has left in memory is not the list', () => {
    answer(0, documents(3, 3), true);
    expect(list).toBeUndefined();
  });

  test('is stale, not gone, when the line breaks', () => {
    answer(0, documents(1, 2));
    answer(0, documents(1, 2), true);
    expect(list).toMatchObject({ status: 'ready', stale: true });
  });

  test('case 26: an error is an error after three more tries, never an empty list', async () => {
    for (let tries = 0; tries < 4; tries += 1) {
      listeners.at(-1)?.error({ code: 'permission-denied' });
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(listeners).toHaveLength(4);
    expect(list?.status).toBe('error');
    if (list?.status === 'error') list.retry();
    expect(restart).toHaveBeenCalledOnce();
  });

  test('unanswered for 30 s it says so, and still takes a later answer', () => {
    vi.advanceTimersByTime(30_000);
    expect(list?.status).toBe('error');
    answer(0, []);
    expect(list).toMatchObject({ status: 'ready', rows: [] });
  });

  test('offline nothing is not an empty list', () => {
    vi.stubGlobal('navigator', { onLine: false });
    answer(0, [], true);
    expect(list?.status).toBe('error');
  });
});

describe('Show more', () => {
  beforeEach(() => {
    answer(0, documents(1, 24));
    loadMore();
  });

  test('opens the next page behind the last document and reads page 1 no second time', () => {
    expect(listeners.map((listener) => listener.ended)).toEqual([false, false]);
    expect(listeners[1]?.stretch).toEqual({ after: { id: 'p24' }, limit: 24 });
  });

  test('keeps what is read meanwhile, then appends', () => {
    expect(ids()).toHaveLength(24);
    expect(list).toMatchObject({ loadingMore: true, hasMore: false });
    answer(1, documents(25, 30));
    expect(ids()).toEqual(documents(1, 30).map((row) => row.id));
    expect(list).toMatchObject({ loadingMore: false, hasMore: false });
  });

  test('a newcomer on page 1 pushes nobody out: its end is fixed, once', () => {
    answer(1, documents(25, 30));
    answer(0, documents(0, 23));
    expect(ids()).toEqual(documents(1, 30).map((row) => row.id));
    expect(listeners.map((listener) => listener.ended)).toEqual([true, false, false]);
    expect(listeners[2]?.stretch).toEqual({ until: { id: 'p24' }, limit: 50 });
    answer(2, documents(0, 24));
    expect(ids()).toEqual(documents(0, 30).map((row) => row.id));
    answer(2, documents(0, 23));
    expect(ids()).toEqual([...documents(0, 23), ...documents(25, 30)].map((row) => row.id));
    expect(listeners).toHaveLength(3);
  });

  test('the last phone of a page moves up, and a newcomer pushes out the one before it: nobody is missed', () => {
    answer(1, documents(25, 30));
    const [moved] = documents(24, 24);
    if (moved === undefined) throw new Error('no document');
    answer(0, [moved, ...documents(0, 22)]);
    expect(listeners[2]?.stretch).toEqual({ until: { id: 'p24' }, limit: 50 });
    expect(ids()).toEqual(documents(1, 30).map((row) => row.id));
    answer(2, [moved, ...documents(0, 23)]);
    expect(ids()).toEqual([moved, ...documents(0, 23), ...documents(25, 30)].map((row) => row.id));
    answer(2, [...documents(0, 23), moved]);
    expect(listeners).toHaveLength(3);
  });

  test('a phone that is sold leaves, whatever page it is on; who moves up stands there once', () => {
    answer(1, documents(25, 30));
    answer(0, documents(2, 25));
    expect(ids()).toEqual(documents(2, 30).map((row) => row.id));
    answer(1, documents(26, 30));
    answer(0, [...documents(2, 24), ...documents(26, 26)]);
    expect(ids()).toEqual([...documents(2, 24), ...documents(26, 30)].map((row) => row.id));
  });

  test('pressed twice opens one page', () => {
    loadMore();
    expect(listeners).toHaveLength(2);
  });

  test('case 18: closed it ends every page', () => {
    close();
    expect(listeners.every((listener) => listener.ended)).toBe(true);
  });
});
