import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './apiError.ts';
import { keptAnswer } from './keptAnswer.ts';

const broken = new ApiError({ code: 'internal', message: 'Something went wrong!' });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a read that failed is tried 3 more times, then it has failed', async () => {
  const load = vi.fn(() => Promise.reject(broken));
  const kept = keptAnswer(load);
  kept.want();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(4);
  expect(kept.current()).toEqual({ state: 'failed', error: broken });
});

test('a refusal is not asked again by itself', async () => {
  const refusal = new ApiError({ code: 'not-found', message: 'There is nothing at this address' });
  const load = vi.fn(() => Promise.reject(refusal));
  const kept = keptAnswer(load);
  kept.want();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});

test('an answer is kept for 5 minutes and shown while the next one is on its way', async () => {
  const load = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockResolvedValueOnce(2);
  const kept = keptAnswer(load);
  kept.want();
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  kept.want();
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  kept.want();
  expect(kept.current()).toEqual({ state: 'ready', data: 1 });
  await vi.advanceTimersByTimeAsync(0);
  expect(kept.current()).toEqual({ state: 'ready', data: 2 });
});

test('retry asks again and tells who listens', async () => {
  const load = vi
    .fn<() => Promise<number>>()
    .mockRejectedValueOnce(new ApiError({ code: 'sold', message: '' }));
  load.mockResolvedValueOnce(7);
  const kept = keptAnswer(load);
  const heard = vi.fn();
  kept.subscribe(heard);
  kept.want();
  await vi.advanceTimersByTimeAsync(0);
  kept.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(kept.current()).toEqual({ state: 'ready', data: 7 });
  expect(heard).toHaveBeenCalledTimes(3);
});

test('an answer that was only kept is shown as old, and asked for again as soon as it is wanted', async () => {
  const load = vi
    .fn<(onKept: () => void) => Promise<number>>()
    .mockImplementationOnce((onKept) => {
      onKept();
      return Promise.resolve(1);
    })
    .mockResolvedValueOnce(2);
  const kept = keptAnswer(load);
  kept.want();
  await vi.advanceTimersByTimeAsync(0);
  expect(kept.current()).toEqual({ state: 'ready', data: 1, old: true });
  kept.want();
  kept.want();
  await vi.advanceTimersByTimeAsync(0);
  expect(kept.current()).toEqual({ state: 'ready', data: 2 });
  expect(load).toHaveBeenCalledTimes(2);
});

test('an answer stays where asking again fails, and is old then; a refusal takes it away', async () => {
  const refusal = new ApiError({ code: 'not-found', message: '' });
  const load = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockRejectedValue(broken);
  const kept = keptAnswer(load);
  kept.want();
  await vi.advanceTimersByTimeAsync(6 * 60_000);
  kept.want();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(kept.current()).toEqual({ state: 'ready', data: 1, old: true });
  load.mockRejectedValue(refusal);
  kept.want();
  await vi.advanceTimersByTimeAsync(0);
  expect(kept.current()).toEqual({ state: 'failed', error: refusal });
});

test('an answer that came with the page is as old as the page', async () => {
  const load = vi.fn<() => Promise<number>>().mockResolvedValue(2);
  const kept = keptAnswer(load, { data: 1, askedAt: Date.now() - 4 * 60_000 });
  kept.want();
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  kept.want();
  expect(load).toHaveBeenCalledOnce();
});
