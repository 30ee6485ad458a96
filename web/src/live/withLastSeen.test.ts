import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aReadyList } from '../../../tests/builders/aReadyList.ts';
import { aPhoneRow } from '../../../tests/builders/rows.ts';
import type { Emit } from './feeds.ts';
import type { LiveList } from './liveTypes.ts';
import type { PhoneRow } from './rows.ts';
import { withLastSeen } from './withLastSeen.ts';

const kept = vi.hoisted(() => ({ rows: [] as unknown[], keepList: vi.fn<(...kept: unknown[]) => void>() }));
vi.mock('./keptLists.ts', () => ({
  keepList: kept.keepList,
  keptList: () => Promise.resolve(kept.rows),
}));

const ALL = { kind: 'all', list: '' } as const;
const told: LiveList<PhoneRow>[] = [];
const ends: (string | undefined)[] = [];
let hear: Emit<LiveList<PhoneRow>> = () => {};
let end = () => {};
const line = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });
const failed = { status: 'error' as const, retry: () => {} };
const idsOf = (list: LiveList<PhoneRow> | undefined) =>
  list?.status === 'ready' ? list.rows.map(({ id }) => id) : list?.status;

function open() {
  end = withLastSeen('me', ALL, (emit) => {
    hear = emit;
    return () => {};
  })(
    (list, ended) => {
      told.push(list);
      ends.push(ended);
    },
    () => {},
  );
}

beforeEach(() => {
  told.length = 0;
  ends.length = 0;
  kept.rows = [aPhoneRow({ id: 'seen' })];
  kept.keepList.mockReset();
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('without a line the page that was seen last stands there, as stale', async () => {
  line(false);
  open();
  await vi.waitFor(() => expect(idsOf(told.at(-1))).toEqual(['seen']));
  expect(told.at(-1)).toMatchObject({ stale: true, hasMore: false });
});

test('without a line and with nothing kept the failure is told', async () => {
  line(false);
  kept.rows = [];
  open();
  hear(failed);
  await vi.waitFor(() => expect(idsOf(told.at(-1))).toBe('error'));
});

test('a failure without a line does not take away what is shown', async () => {
  line(false);
  open();
  await vi.waitFor(() => expect(told).toHaveLength(1));
  hear(failed);
  await vi.waitFor(() => expect(told).toHaveLength(2));
  expect(told.map(idsOf)).toEqual([['seen'], ['seen']]);
});

test('with a line what was seen last stands in place of an error, and is none where nothing is kept', async () => {
  line(true);
  open();
  hear(failed, 'ended');
  await vi.waitFor(() => expect(told.map(idsOf)).toEqual([['seen']]));
  expect(told[0]).toMatchObject({ stale: true, hasMore: false });
  expect(ends).toEqual(['ended']);
  end();
  kept.rows = [];
  open();
  hear(failed);
  await vi.waitFor(() => expect(told.map(idsOf)).toEqual([['seen'], 'error']));
});

test('connected, but nobody answers: after some seconds what was seen last is shown, then the answer', async () => {
  vi.useFakeTimers();
  line(true);
  open();
  await vi.advanceTimersByTimeAsync(7_000);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(told.map(idsOf)).toEqual([['seen']]);
  hear(aReadyList([aPhoneRow({ id: 'now' })]));
  expect(idsOf(told.at(-1))).toEqual(['now']);
});

test('an answer in time is the only one', async () => {
  vi.useFakeTimers();
  line(true);
  open();
  hear(aReadyList([aPhoneRow({ id: 'now' })]));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told.map(idsOf)).toEqual([['now']]);
});

test('the server has the last word, and its answer is kept', async () => {
  line(false);
  open();
  await vi.waitFor(() => expect(told).toHaveLength(1));
  line(true);
  hear(aReadyList([aPhoneRow({ id: 'now' })]));
  expect(idsOf(told.at(-1))).toEqual(['now']);
  expect(kept.keepList).toHaveBeenCalledExactlyOnceWith('me', ALL, [expect.objectContaining({ id: 'now' })]);
});

test('what is stale is not kept once more', () => {
  line(true);
  open();
  hear(aReadyList([aPhoneRow()], { stale: true }));
  expect(kept.keepList).not.toHaveBeenCalled();
});
