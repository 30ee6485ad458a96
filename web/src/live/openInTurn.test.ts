import { beforeEach, expect, test, vi } from 'vitest';
import { aReadyList } from '../../../tests/builders/aReadyList.ts';
import type { Emit, Open } from './feeds.ts';
import type { LiveList } from './liveTypes.ts';
import { openInTurn } from './openInTurn.ts';

type Row = { id: string };
type Opened = { emit: Emit<LiveList<Row>>; end: ReturnType<typeof vi.fn<() => void>> };

let opened: Opened[];
let said: LiveList<Row>[];
let deaths: (string | undefined)[];
let close: () => void;
const restart = vi.fn<() => void>();

const open: Open<LiveList<Row>> = (emit) => {
  const end = vi.fn<() => void>();
  opened.push({ emit, end });
  return end;
};
const rows = (...ids: string[]) => ids.map((id) => ({ id }));
const answer = (at: number, list: LiveList<Row>, ended?: 'ended') => opened[at]?.emit(list, ended);
const last = () => said.at(-1);

beforeEach(() => {
  opened = [];
  said = [];
  deaths = [];
  close = openInTurn<Row>([open, open, open])((list, ended) => {
    said.push(list);
    deaths.push(ended);
  }, restart);
});

test('a list is opened when the one before has come to its end', () => {
  expect(opened).toHaveLength(1);
  answer(0, aReadyList(rows('a'), { hasMore: true }));
  expect(opened).toHaveLength(1);
  expect(last()).toMatchObject({ rows: rows('a'), hasMore: true, loadingMore: false });
  answer(0, aReadyList(rows('a', 'b')));
  expect(opened).toHaveLength(2);
  expect(last()).toMatchObject({ rows: rows('a', 'b'), hasMore: false, loadingMore: true });
});

test('nothing is said to be empty before all have answered', () => {
  answer(0, aReadyList<Row>([]));
  answer(1, aReadyList<Row>([]));
  expect(said).toEqual([]);
  answer(2, aReadyList<Row>([]));
  expect(last()).toMatchObject({ status: 'ready', rows: [], hasMore: false, loadingMore: false });
});

test('a row stands where it is found first, and goes when no list has it', () => {
  answer(0, aReadyList(rows('b')));
  answer(1, aReadyList(rows('a', 'b')));
  answer(2, aReadyList(rows('c', 'a')));
  expect(last()).toMatchObject({ rows: rows('b', 'a', 'c') });
  answer(1, aReadyList(rows('b')));
  answer(0, aReadyList<Row>([]));
  expect(last()).toMatchObject({ rows: rows('b', 'c', 'a') });
});

test('more is asked of the list that was opened last', () => {
  const loadMore = vi.fn<() => void>();
  answer(0, aReadyList(rows('a')));
  answer(1, aReadyList(rows('b'), { hasMore: true, loadMore, stale: true }));
  const list = last();
  if (list?.status !== 'ready') throw new Error('no list');
  list.loadMore();
  expect(loadMore).toHaveBeenCalledOnce();
  expect(list).toMatchObject({ hasMore: true, stale: true });
});

test('one that fails fails the whole, and what is dead stays dead until all begins anew', () => {
  answer(0, aReadyList(rows('a')));
  answer(1, { status: 'error', retry: restart }, 'ended');
  answer(0, aReadyList(rows('a', 'b')));
  expect(last()).toEqual({ status: 'error', retry: restart });
  expect(deaths.slice(-2)).toEqual(['ended', 'ended']);
});

test('closing ends every list that was opened, and nothing is said afterwards', () => {
  answer(0, aReadyList(rows('a')));
  close();
  expect(opened.map(({ end }) => end.mock.calls.length)).toEqual([1, 1]);
  const before = said.length;
  answer(1, aReadyList(rows('b')));
  expect(said).toHaveLength(before);
});
