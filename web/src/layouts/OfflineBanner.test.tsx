import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OfflineBanner } from './OfflineBanner.tsx';

const line = (state: 'online' | 'offline') =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
    window.dispatchEvent(new Event(state));
  });

test('case 59: without a line there is one message, with it there is none', () => {
  render(<OfflineBanner />);
  expect(screen.getByRole('status').textContent).toBe('');
  line('offline');
  expect(screen.getByRole('status').textContent).toMatch(/^You are offline\./);
  line('online');
  expect(screen.getByRole('status').textContent).toBe('');
});
