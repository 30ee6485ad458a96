import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aPhoneRow } from '../../../tests/builders/rows.ts';
import { keepSeen } from './keepSeen.ts';
import type { PhoneRow } from './rows.ts';

const kept: string[][] = [];
vi.mock('./keptLists.ts', () => ({
  keepList: (_uid: string, _list: unknown, rows: PhoneRow[]) => {
    kept.push(rows.map(({ id, resalePrice }) => `${id} ${resalePrice}`));
  },
}));

const page = new EventTarget();
const rows = (price: number, count = 2) =>
  Array.from({ length: count }, (_, at) => aPhoneRow({ id: `p${at}`, resalePrice: price }));
const keeper = () => keepSeen('me', { kind: 'all', list: '' });

beforeEach(() => {
  kept.length = 0;
  vi.useFakeTimers({ now: new Date('2026-07-01') });
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a list is kept when it is opened, and once for all changes of some seconds', () => {
  const { saw, end } = keeper();
  saw(rows(100));
  expect(kept).toEqual([['p0 100', 'p1 100']]);
  for (const price of [200, 300, 400]) saw(rows(price));
  expect(kept).toHaveLength(1);
  vi.advanceTimersByTime(10_000);
  expect(kept.slice(1)).toEqual([['p0 400', 'p1 400']]);
  end();
});

test('pages behind the first, or the same once more, are no change', () => {
  const { saw, end } = keeper();
  saw(rows(100, 24));
  saw(rows(100, 48));
  saw(rows(100, 24));
  vi.advanceTimersByTime(10_000);
  expect(kept).toHaveLength(1);
  end();
});

test('what waits is kept when the page is left, and when the list is closed', () => {
  const { saw, end } = keeper();
  saw(rows(100));
  saw(rows(200));
  page.dispatchEvent(new Event('pagehide'));
  expect(kept).toHaveLength(2);
  saw(rows(300));
  end();
  expect(kept).toHaveLength(3);
  page.dispatchEvent(new Event('pagehide'));
  vi.advanceTimersByTime(10_000);
  expect(kept).toHaveLength(3);
});
