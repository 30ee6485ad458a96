import type { QuerySnapshot } from 'firebase/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LiveAll, openAll } from './openAll.ts';

type Ears = { next: (snapshot: QuerySnapshot) => void; error: (cause: unknown) => void; over: boolean };
const ears = vi.hoisted(() => [] as Ears[]);
vi.mock('firebase/firestore', () => ({
  onSnapshot: (_query: unknown, _options: unknown, next: Ears['next'], error: Ears['error']) => {
    const one: Ears = { next, error, over: false };
    ears.push(one);
    return () => {
      one.over = true;
    };
  },
}));

const network = { onLine: true };
let said: [LiveAll<string[]>, 'ended' | undefined][];
let close = () => {};
const restart = vi.fn<() => void>();
const failed = { status: 'error', retry: restart };

const hear = (ids: string[], fromCache = false) =>
  ears.at(-1)?.next({ docs: ids.map((id) => ({ id })), metadata: { fromCache } } as unknown as QuerySnapshot);

beforeEach(() => {
  vi.useFakeTimers();
  network.onLine = true;
  vi.stubGlobal('navigator', network);
  ears.length = 0;
  said = [];
  const open = openAll({} as never, (documents) => documents.map(({ id }) => id));
  close = open((value, ended) => said.push([value, ended]), restart);
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what the server says is there, also where it is nothing', () => {
  hear([]);
  hear(['a', 'b']);
  expect(said.map(([value]) => value)).toEqual([
    { status: 'ready', data: [] },
    { status: 'ready', data: ['a', 'b'] },
  ]);
});

test('what the cache holds waits for the server while there is a network', () => {
  hear(['old'], true);
  expect(said).toEqual([]);
  hear(['new']);
  expect(said).toEqual([[{ status: 'ready', data: ['new'] }, undefined]]);
});

test('without a network an empty cache is no empty market', () => {
  network.onLine = false;
  hear([], true);
  expect(said).toEqual([[failed, undefined]]);
});

test('no answer in 30 s is a failure, and so is a listener that does not come back', () => {
  vi.advanceTimersByTime(30_000);
  expect(said).toEqual([[failed, undefined]]);
  hear(['a']);
  for (let time = 0; time < 4; time += 1) {
    ears.at(-1)?.error(new Error('refused'));
    vi.advanceTimersByTime(5000);
  }
  expect(said.at(-1)).toEqual([failed, 'ended']);
});
