import { afterEach, expect, test, vi } from 'vitest';
import { leaveFor } from './leaveFor.ts';

const assign = vi.fn<(address: string) => void>();
const page = new EventTarget();
vi.stubGlobal('window', Object.assign(page, { location: { assign } }));
afterEach(() => {
  assign.mockReset();
  vi.useRealTimers();
});

test('leads there, and is over when somebody comes back to the page', async () => {
  const over = vi.fn();
  const leaving = leaveFor('https://gateway.test/1').then(over);
  expect(assign.mock.calls).toEqual([['https://gateway.test/1']]);
  await Promise.resolve();
  expect(over).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('pageshow'));
  await leaving;
  expect(over).toHaveBeenCalledTimes(1);
});

test('a page that never comes is not waited for without end', async () => {
  vi.useFakeTimers();
  const leaving = leaveFor('http://127.0.0.1:5061/pay');
  await vi.advanceTimersByTimeAsync(15_000);
  await expect(leaving).resolves.toBeUndefined();
});

test.each(['javascript:alert(1)', 'data:text/html,x', '/dashboard', ''])(
  'case 56: %s is no way',
  (address) => {
    expect(() => leaveFor(address)).toThrow('no address of the web');
    expect(assign).not.toHaveBeenCalled();
  },
);
