import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { aReadyList } from '../../../tests/builders/aReadyList.ts';
import { aPhoneRow } from '../../../tests/builders/rows.ts';
import type { LiveList, PhoneRow } from '../live/lists.ts';
import MyProducts from './MyProducts.tsx';

const fakes = vi.hoisted(() => ({
  phones: undefined as unknown as LiveList<PhoneRow>,
  useBookings: vi.fn<(ids: string[]) => LiveList<never>>(),
}));
vi.mock('../live/lists.ts', () => ({ useMyPhones: () => fakes.phones, useBookings: fakes.useBookings }));
vi.mock('../live/bookings.ts', () => ({}));
vi.mock('../live/writes.ts', () => ({ deletePhone: () => Promise.resolve() }));
fakes.useBookings.mockImplementation(() => aReadyList<never>([]));

const page = (ids: string[]) => {
  fakes.phones = aReadyList(ids.map((id) => aPhoneRow({ id, title: id })));
  return (
    <MemoryRouter>
      <MyProducts />
    </MemoryRouter>
  );
};
const card = (name: string) => within(screen.getByRole('article', { name }));

test('a card that leaves takes neither the question along nor the focus; bookings are asked for once', async () => {
  const { rerender } = render(page(['Galaxy', 'Pixel', 'Nokia']));
  await userEvent.click(card('Pixel').getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('dialog', { name: 'Delete Pixel?' });
  rerender(page(['Galaxy', 'Nokia']));
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'My Products' })),
  );
  const asked = new Set(fakes.useBookings.mock.calls.map(([ids]) => ids.join(' ')));
  expect([...asked]).toEqual(['Galaxy Pixel Nokia']);
});
