import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptAnswer, useAnswer } from './keptAnswer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function show(load: (onKept: () => void) => Promise<string>) {
  const kept = keptAnswer(load);
  function Page() {
    const answer = useAnswer(kept);
    return (
      <output>
        {answer.state === 'ready' ? `${answer.data}${answer.old ? ', old' : ''}` : answer.state}
      </output>
    );
  }
  render(<Page />);
}
const shown = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test.each([
  ['comes back to the tab', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['comes back to the page', () => window.dispatchEvent(new Event('pageshow'))],
])('who %s after the time of an answer sees a new one', async (_, comeBack) => {
  let times = 0;
  show(() => Promise.resolve(String((times += 1))));
  await pass(0);
  comeBack();
  await pass(6 * 60_000);
  expect(shown()).toBe('1');
  comeBack();
  await pass(0);
  expect(shown()).toBe('2');
});

test('case 59: what was kept is asked for again when the line is back, or seems to have been there', async () => {
  let line = false;
  show((onKept) => {
    if (!line) onKept();
    return Promise.resolve(line ? 'new' : 'last week');
  });
  await pass(0);
  expect(shown()).toBe('last week, old');
  line = true;
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(shown()).toBe('new');
});

test('a line that only seemed to be there is tried again by itself', async () => {
  let line = false;
  show((onKept) => {
    if (!line) onKept();
    return Promise.resolve(line ? 'new' : 'last week');
  });
  await pass(0);
  line = true;
  await pass(15_000);
  expect(shown()).toBe('new');
});
