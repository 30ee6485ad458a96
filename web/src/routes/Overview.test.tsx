import { ThemeProvider } from '@mui/material/styles';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { theme } from '../ui/theme.ts';
import type { Overview as Numbers } from '../live/stats.ts';
import Overview from './Overview.tsx';

type Live =
  | { status: 'loading' }
  | { status: 'error'; retry: () => void }
  | { status: 'ready'; data: Numbers };
const fakes = vi.hoisted(() => ({ overview: undefined as unknown as Live }));
vi.mock('../live/stats.ts', () => ({ useOverview: () => fakes.overview }));

const nothing = { users: 0, listings: 0, bookings: 0, sold: 0 };
const days = [
  { ...nothing, day: '2026-11-26', listings: 3, bookings: 1 },
  { ...nothing, day: '2026-11-27' },
  { ...nothing, day: '2026-11-28', listings: 2 },
];
const ready = (over: Partial<Numbers> = {}): Live => ({
  status: 'ready',
  data: { total: { users: 1234, listings: 60, bookings: 7, sold: 2 }, days, ...over },
});

const page = () => (
  <ThemeProvider theme={theme}>
    <Overview />
  </ThemeProvider>
);
function show(overview: Live) {
  fakes.overview = overview;
  return render(page());
}

test('the totals stand by their names; one that changes is tinted', () => {
  const { container, rerender } = show(ready());
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'People',
    'Listings',
    'Bookings',
    'Sold',
  ]);
  const figures = () => screen.getAllByRole('definition').map((figure) => figure.textContent);
  expect(figures()).toEqual(['1,234', '60', '7', '2']);
  expect(container.querySelector('[data-changes]')).toBeNull();
  fakes.overview = ready({ total: { users: 1234, listings: 61, bookings: 7, sold: 2 } });
  rerender(page());
  expect(figures()).toEqual(['1,234', '61', '7', '2']);
  expect(container.querySelectorAll('[data-changes]')).toHaveLength(1);
});

test('each chart says what it shows, and every day is in the table, today first, quiet ones too', () => {
  show(ready());
  const charts = screen.getAllByRole('img').map((chart) => chart.getAttribute('aria-label'));
  expect(charts).toEqual([
    'Listings per day: 5 in all, at most 3 on 26 Nov. The table below has every day.',
    'Bookings per day: 1 in all, at most 1 on 26 Nov. The table below has every day.',
  ]);
  expect(screen.getByText('5 in the last 3 days')).toBeTruthy();
  const rows = within(screen.getByRole('table', { name: 'Every day as a table', hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' '));
  expect(rows).toEqual(['Day Listings Bookings', '28 Nov 2 0', '27 Nov 0 0', '26 Nov 3 1']);
});

test('a market without anything shows zeros, not an error', () => {
  show(ready({ total: nothing, days: [{ ...nothing, day: '2026-11-28' }] }));
  expect(screen.getByRole('img', { name: 'Listings per day: none in these days' })).toBeTruthy();
  expect(screen.getAllByText('0 in the last 1 days')).toHaveLength(2);
});

test('loading and failing are told', async () => {
  const { rerender } = show({ status: 'loading' });
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  const retry = vi.fn<() => void>();
  fakes.overview = { status: 'error', retry };
  rerender(page());
  expect(screen.getByRole('alert').textContent).toContain('The numbers could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});
