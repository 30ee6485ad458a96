import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RelativeTime } from './RelativeTime.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the age moves on while the page stays open', () => {
  render(<RelativeTime at={Date.now()} />);
  expect(screen.getByText('Posted less than a minute ago')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(2 * 60_000 + 30_000));
  expect(screen.getByText('Posted 2 minutes ago')).toBeTruthy();
});
