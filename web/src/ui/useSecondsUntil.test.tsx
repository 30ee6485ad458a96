import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useIsBefore, useSecondsUntil } from './useSecondsUntil.ts';

const NOW_MS = Date.UTC(2026, 0, 15, 10);
const after = (ms: number) => new Date(NOW_MS + ms);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS });
});
afterEach(() => {
  vi.useRealTimers();
});

test('whole seconds are counted down to 0, and stay there', async () => {
  const until = after(2500);
  const { result } = renderHook(() => useSecondsUntil(until));
  expect(result.current).toBe(3);
  await pass(1000);
  expect(result.current).toBe(2);
  await pass(5000);
  expect(result.current).toBe(0);
});

test('a moment is still to come until it has, without anything else happening', async () => {
  const until = after(2500);
  const { result } = renderHook(() => useIsBefore(until));
  expect(result.current).toBe(true);
  await pass(3000);
  expect(result.current).toBe(false);
});

test.each([[null], [after(0)], [after(-1)]])('%o is not to come', (until) => {
  expect(renderHook(() => useIsBefore(until)).result.current).toBe(false);
  expect(renderHook(() => useSecondsUntil(until)).result.current).toBe(0);
});
