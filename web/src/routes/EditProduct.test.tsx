import type { Contact } from '@bns/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { aContact } from '../../../tests/builders/aContact.ts';
import { aReadyList } from '../../../tests/builders/aReadyList.ts';
import { aPhoneRow } from '../../../tests/builders/rows.ts';
import type { LiveDoc } from '../live/documents.ts';
import type { PhoneRow } from '../live/lists.ts';
import EditProduct from './EditProduct.tsx';

const fakes = vi.hoisted(() => ({
  phone: undefined as unknown as LiveDoc<PhoneRow>,
  contact: undefined as unknown as LiveDoc<Contact>,
}));
vi.mock('../live/documents.ts', () => ({ usePhone: () => fakes.phone, useContact: () => fakes.contact }));
vi.mock('../live/bookings.ts', () => ({ useOpenBookingsOfPhone: () => aReadyList([]) }));
vi.mock('../live/writes.ts', () => ({ editPhone: () => Promise.resolve(true) }));
vi.mock('../live/session.ts', () => ({
  useSession: () => ({
    status: 'signedIn',
    person: { uid: aPhoneRow().sellerId, email: 'seller@bns.test' },
  }),
}));

const show = () =>
  render(
    <MemoryRouter initialEntries={['/dashboard/my-products/phone/edit']}>
      <Routes>
        <Route path="/dashboard/my-products/:productId/edit" element={<EditProduct />} />
      </Routes>
    </MemoryRouter>,
  );

beforeEach(() => {
  fakes.phone = { status: 'ready', data: aPhoneRow() };
  fakes.contact = { status: 'ready', data: aContact() };
});

test('a phone that is for sale is shown in its form, under the page’s title', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Edit' })).toBeTruthy();
  expect(screen.getByRole('form', { name: 'Edit' })).toBeTruthy();
});

test.each([
  ['sold', { isSold: true }, 'This phone has been sold, so it cannot be edited'],
  ['another’s', { sellerId: 'other' }, 'You have no such phone'],
])('one that is %s cannot be edited, and that is said with a way on', (_name, over, words) => {
  fakes.phone = { status: 'ready', data: aPhoneRow(over) };
  show();
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'My Products' }).getAttribute('href')).toBe(
    '/dashboard/my-products',
  );
  expect(screen.queryByRole('form')).toBeNull();
});

test('one that is on its way, gone, or could not be loaded: three different things', async () => {
  fakes.phone = { status: 'loading' };
  const { unmount } = show();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  unmount();
  fakes.phone = { status: 'missing' };
  const gone = show();
  expect(screen.getByText('You have no such phone')).toBeTruthy();
  gone.unmount();
  const retry = vi.fn<() => void>();
  fakes.phone = { status: 'error', retry };
  show();
  expect(screen.getByRole('alert').textContent).toContain('This phone could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('a phone that lost its number is given one again', () => {
  fakes.contact = { status: 'missing' };
  show();
  expect(screen.getByLabelText<HTMLInputElement>('Your Number (BD)').value).toBe('');
});
