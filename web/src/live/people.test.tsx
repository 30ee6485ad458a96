import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BehaviorSubject } from 'rxjs';
import { leaving } from './leaving.ts';
import { usePeople } from './people.ts';

const fakes = vi.hoisted(() => ({ open: 0, opened: 0 }));
vi.mock('reactfire', () => ({
  useFirestore: () => ({}),
  useObservable: (_: string, values: BehaviorSubject<unknown>) => ({ data: values.value }),
}));
vi.mock('./uid.ts', () => ({ useUid: () => 'admin' }));
vi.mock('./reactfireCaches.ts', () => ({ forgetObservable: () => {}, forgetAllObservables: () => {} }));
vi.mock('./openList.ts', () => ({
  openList: () => () => {
    fakes.open += 1;
    fakes.opened += 1;
    return () => {
      fakes.open -= 1;
    };
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  fakes.open = 0;
  fakes.opened = 0;
});
afterEach(() => {
  leaving.clearCaches();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('what each pause in typing opened is closed soon after; the whole list and the search that is shown go on', async () => {
  const { rerender } = renderHook(({ q }) => usePeople(false, q), { initialProps: { q: '' } });
  for (const q of ['a', 'ab', 'abc']) rerender({ q });
  expect(fakes.open).toBe(4);
  await wait(10_000);
  expect(fakes.open).toBe(2);
  rerender({ q: '' });
  await wait(10_000);
  expect(fakes).toEqual({ open: 1, opened: 4 });
});
