import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { notify } from './notify.ts';
import { NotifyStack } from './notifyStack.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** In steps, because React draws between them. */
async function pass(ms: number): Promise<void> {
  for (let at = 0; at < ms; at += 100) await act(() => vi.advanceTimersByTimeAsync(100));
}
const say = (kind: 'plain' | 'success' | 'error', text: string) => act(() => notify[kind](text));
/** The way out of a notice takes its own moment. */
const LEAVING = 1000;

describe('how long a notice stays', () => {
  test.each([
    ['plain', 'status', 4000],
    ['error', 'alert', 4000],
    ['success', 'status', 2000],
  ] as const)('%s is a %s for %i ms', async (kind, role, ms) => {
    render(<NotifyStack />);
    say(kind, 'Hello');
    await pass(ms - 100);
    expect(screen.getByRole(role).textContent).toBe('Hello');
    await pass(200 + LEAVING);
    expect(screen.queryByText('Hello')).toBeNull();
  });

  test('loading stays until it ends', async () => {
    render(<NotifyStack />);
    let done = () => {};
    act(() => {
      done = notify.loading('Uploading your photo');
    });
    await pass(60_000);
    expect(screen.getByText('Uploading your photo')).toBeTruthy();
    act(() => done());
    await pass(LEAVING);
    expect(screen.queryByText('Uploading your photo')).toBeNull();
  });
});

test('news takes the place of the news before', async () => {
  render(<NotifyStack />);
  act(() => notify.news('Rahim has booked a phone'));
  await pass(500);
  act(() => notify.news('Karim has booked a phone'));
  await pass(LEAVING);
  expect(screen.getAllByRole('status').map((notice) => notice.textContent)).toEqual([
    'Karim has booked a phone',
  ]);
});

test('what was said before the stack is there is shown when it comes', async () => {
  notify.success('Early');
  render(<NotifyStack />);
  await pass(100);
  expect(screen.getByText('Early')).toBeTruthy();
});

test.each([
  ['hovering', fireEvent.mouseEnter, fireEvent.mouseLeave],
  ['focusing', fireEvent.focus, fireEvent.blur],
])('%s holds the clock', async (_name, enter, leave) => {
  render(<NotifyStack />);
  say('success', 'Stay');
  await pass(1500);
  enter(screen.getByText('Stay'));
  await pass(30_000);
  expect(screen.getByText('Stay')).toBeTruthy();
  leave(screen.getByText('Stay'));
  await pass(600 + LEAVING);
  expect(screen.queryByText('Stay')).toBeNull();
});

test('case 59: the same error said again while it is shown is one notice', async () => {
  render(<NotifyStack />);
  for (let times = 0; times < 5; times += 1) say('error', 'You seem to be offline');
  await pass(100);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('an error said again stands for its whole time, and never twice at once', async () => {
  render(<NotifyStack />);
  say('error', 'Wrong password');
  await pass(3500);
  say('error', 'Wrong password');
  for (let at = 0; at < 10; at += 1) {
    await pass(100);
    expect(screen.queryAllByRole('alert').length).toBeLessThan(2);
  }
  await pass(3000);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await pass(500 + LEAVING);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('at most 20 stand at once', async () => {
  render(<NotifyStack />);
  for (let at = 0; at < 25; at += 1) say('plain', `Notice ${at}`);
  await pass(LEAVING);
  expect(screen.getAllByRole('status')).toHaveLength(20);
});
