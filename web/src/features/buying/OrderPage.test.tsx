import type { Contact } from '@bns/domain';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { aContact } from '../../../../tests/builders/aContact.ts';
import { anOrderRow } from '../../../../tests/builders/rows.ts';
import type { LiveDoc } from '../../live/documents.ts';
import type { OrderRow } from '../../live/lists.ts';
import { OrderPage } from './OrderPage.tsx';

const fakes = vi.hoisted(() => ({
  order: undefined as unknown as LiveDoc<OrderRow>,
  contact: undefined as unknown as LiveDoc<Contact>,
}));
vi.mock('../../live/documents.ts', () => ({
  useOrder: () => fakes.order,
  useContact: () => fakes.contact,
}));

const show = () =>
  render(
    <MemoryRouter>
      <OrderPage productId="phone" />
    </MemoryRouter>,
  );

beforeEach(() => {
  fakes.order = { status: 'ready', data: anOrderRow() };
  fakes.contact = { status: 'ready', data: aContact() };
});

test('an open booking shows price, place, the seller’s number and how to pay', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Samsung Galaxy A54 5G 8/256');
  expect(screen.getByText('31,500 Tk')).toBeTruthy();
  expect(screen.getByText('Meet at Gate 2, New Market, Dhaka')).toBeTruthy();
  expect(screen.getByRole('link', { name: '01712345678' }).getAttribute('href')).toBe('tel:+8801712345678');
  expect(screen.getByRole('heading', { name: 'Pay in person' })).toBeTruthy();
});

test.each([
  [{ status: 'closed', closedReason: 'soldToOther' }, 'Sold to somebody else'],
  [{ status: 'declined' }, 'Declined by the seller'],
  [{ productGone: true }, 'This phone is no longer for sale'],
] as const)('a booking that is over %o says "%s" and offers neither number nor payment', (over, words) => {
  fakes.order = { status: 'ready', data: anOrderRow(over) };
  show();
  expect(screen.getByRole('status').textContent).toBe(words);
  expect(screen.queryByRole('heading', { name: 'Pay in person' })).toBeNull();
  expect(screen.queryByText('01712345678')).toBeNull();
});

test('a booking whose seller can no longer be reached says so once and asks for no money', () => {
  fakes.contact = { status: 'missing' };
  show();
  expect(screen.getAllByText('This phone is no longer for sale')).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: 'Pay in person' })).toBeNull();
});

test('a paid booking keeps the number and asks for no more money', () => {
  fakes.order = { status: 'ready', data: anOrderRow({ status: 'paid' }) };
  show();
  expect(screen.getByRole('link', { name: '01712345678' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Pay in person' })).toBeNull();
});

test('no such booking, and one that failed, are told apart', () => {
  fakes.order = { status: 'missing' };
  const { unmount } = show();
  expect(screen.getByText('You have no such booking')).toBeTruthy();
  unmount();
  fakes.order = { status: 'error', retry: () => {} };
  show();
  expect(screen.getByRole('alert').textContent).toContain('This booking could not be loaded');
});

test('case 31: the price is said to be the one agreed on', () => {
  show();
  expect(screen.getByText('The price agreed on when you booked')).toBeTruthy();
});
