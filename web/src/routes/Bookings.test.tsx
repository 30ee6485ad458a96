import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { aReadyList } from '../../../tests/builders/aReadyList.ts';
import { anOrderRow } from '../../../tests/builders/rows.ts';
import type { LiveList, OrderRow } from '../live/lists.ts';
import { WaitingCount } from '../ui/waitingCount.ts';
import Bookings from './Bookings.tsx';

const fakes = vi.hoisted(() => ({ bookings: undefined as unknown as LiveList<OrderRow> }));
vi.mock('../live/bookings.ts', () => ({ useMyBookings: () => fakes.bookings }));

function show(bookings: LiveList<OrderRow>, waiting = '') {
  fakes.bookings = bookings;
  return render(
    <WaitingCount value={waiting}>
      <Bookings />
    </WaitingCount>,
    { wrapper: MemoryRouter },
  );
}

test('no booking, one that is on its way, and a list that failed: three different things', () => {
  const none = show(aReadyList<OrderRow>([]));
  expect(screen.getByText('Nobody has booked a phone of yours yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'My Products' })).toBeTruthy();
  none.unmount();
  const loading = show({ status: 'loading' });
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  loading.unmount();
  show({ status: 'error', retry: () => {} });
  expect(screen.getByRole('alert').textContent).toContain('This list could not be loaded');
});

test('the newest stands first, and the tab tells how many wait', () => {
  show(aReadyList([anOrderRow({ title: 'Newest' }), anOrderRow({ title: 'Older', buyerId: 'b' })]), '2');
  expect(screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent)).toEqual([
    'Newest',
    'Older',
  ]);
  expect(document.title).toBe('(2) Bookings · BNS');
});
