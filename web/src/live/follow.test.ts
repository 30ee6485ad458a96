import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { follow } from './follow.ts';

type Ears = { next: (value: string) => void; error: (cause: unknown) => void };
const attached: Ears[] = [];
const detach = vi.fn<() => void>();
const heard = { next: vi.fn<(value: string) => void>(), failed: vi.fn<(cause: unknown) => void>() };

function start() {
  return follow<string>((next, error) => {
    attached.push({ next, error });
    return detach;
  }, heard);
}

beforeEach(() => {
  vi.useFakeTimers();
  attached.length = 0;
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
});

async function fail() {
  attached.at(-1)?.error(new Error('denied'));
  await vi.runAllTimersAsync();
}

test('a listener that ended is attached three more times before it has failed', async () => {
  start();
  await fail();
  await fail();
  await fail();
  expect(attached).toHaveLength(4);
  expect(heard.failed).not.toHaveBeenCalled();
  await fail();
  expect(heard.failed).toHaveBeenCalledOnce();
  expect(attached).toHaveLength(4);
});

test('an answer gives it its tries back', async () => {
  start();
  await fail();
  await fail();
  attached.at(-1)?.next('rows');
  await fail();
  await fail();
  await fail();
  expect(heard.failed).not.toHaveBeenCalled();
});

test('the role is known to be out of reach before ROLE_WAIT_MS is over', async () => {
  start();
  for (let tries = 0; tries < 4; tries += 1) {
    attached.at(-1)?.error(new Error('denied'));
    await vi.advanceTimersToNextTimerAsync();
  }
  expect(Date.now() - vi.getRealSystemTime()).toBeLessThan(1500);
  expect(heard.failed).toHaveBeenCalledOnce();
});

test('case 18: once ended it hears nothing, errors of the sign-out among it, and is not attached again', async () => {
  const end = start();
  end();
  attached[0]?.next('late');
  await fail();
  expect(detach).toHaveBeenCalledOnce();
  expect(attached).toHaveLength(1);
  expect(heard.next).not.toHaveBeenCalled();
  expect(heard.failed).not.toHaveBeenCalled();
});
