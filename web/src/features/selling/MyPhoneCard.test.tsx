import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aReadyList } from '../../../../tests/builders/aReadyList.ts';
import { anOrderRow, aPhoneRow } from '../../../../tests/builders/rows.ts';
import { collectNotices } from '../../../../tests/setup/notices.ts';
import type { sellProduct } from '../../api/products.ts';
import type { LiveList, OrderRow } from '../../live/lists.ts';
import type { advertisePhone, deletePhone } from '../../live/writes.ts';
import { MyPhoneCard } from './MyPhoneCard.tsx';

const fakes = vi.hoisted(() => ({
  bookings: undefined as unknown as LiveList<OrderRow>,
  advertisePhone: vi.fn<typeof advertisePhone>(),
  deletePhone: vi.fn<typeof deletePhone>(),
  sellProduct: vi.fn<typeof sellProduct>(),
}));
vi.mock('../../api/products.ts', () => ({ sellProduct: fakes.sellProduct }));
vi.mock('../../live/lists.ts', () => ({ useBookings: () => fakes.bookings }));
vi.mock('../../live/writes.ts', () => ({
  advertisePhone: fakes.advertisePhone,
  deletePhone: fakes.deletePhone,
}));

const said = collectNotices();
const show = (card: ReactNode) => render(card, { wrapper: MemoryRouter });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  fakes.bookings = aReadyList([]);
  fakes.advertisePhone.mockReset().mockResolvedValue('advertised');
  fakes.deletePhone.mockReset().mockResolvedValue();
  fakes.sellProduct.mockReset().mockResolvedValue(true);
});

describe('bookings', () => {
  test('each tells who, where, when, how to call, and how it stands', () => {
    fakes.bookings = aReadyList([
      anOrderRow(),
      anOrderRow({ buyerId: 'second', buyerName: 'Second', status: 'closed', closedReason: 'soldToOther' }),
    ]);
    show(<MyPhoneCard phone={aPhoneRow()} />);
    const [first, second] = within(screen.getByRole('list', { name: 'Bookings' })).getAllByRole('listitem');
    expect(first?.textContent).toContain('Gate 2, New Market, Dhaka');
    expect(first?.textContent).toContain('01812345678');
    expect(first?.textContent).toMatch(/15 Jan, 3:50\spm/);
    expect(
      within(first as HTMLElement)
        .getByRole('link', { name: '01812345678' })
        .getAttribute('href'),
    ).toBe('tel:+8801812345678');
    expect(within(first as HTMLElement).getByText('Booked')).toBeTruthy();
    expect(second?.textContent).toContain('Sold to somebody else');
  });

  test('nobody yet, and a list that failed, are two different things', () => {
    const { rerender } = show(<MyPhoneCard phone={aPhoneRow()} />);
    expect(screen.getByText('Nobody has booked it yet')).toBeTruthy();
    fakes.bookings = { status: 'error', retry: () => {} };
    rerender(<MyPhoneCard phone={aPhoneRow()} />);
    expect(screen.queryByText('Nobody has booked it yet')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('The bookings could not be loaded');
  });
});

describe('advertise', () => {
  test.each([
    ['advertised', 'success: Product is added to advertised section'],
    ['already', 'error: This Product is already in advertised section'],
  ] as const)('the answer "%s" is told', async (outcome, words) => {
    fakes.advertisePhone.mockResolvedValue(outcome);
    show(<MyPhoneCard phone={aPhoneRow()} />);
    await press('Advertise');
    await waitFor(() => expect(said).toEqual([words]));
  });

  test('a double click advertises once; a failure is told', async () => {
    fakes.advertisePhone.mockRejectedValue(new Error('boom'));
    show(<MyPhoneCard phone={aPhoneRow()} />);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Advertise' }));
    await waitFor(() => expect(said).toEqual(['error: Something went worng!']));
    expect(fakes.advertisePhone).toHaveBeenCalledOnce();
  });
});

describe('delete', () => {
  test('asks first, repeats the verb, and tells', async () => {
    show(<MyPhoneCard phone={aPhoneRow({ title: 'Galaxy S21' })} />);
    await press('Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete Galaxy S21?' });
    expect(within(dialog).getByText('It leaves the market at once.')).toBeTruthy();
    expect(fakes.deletePhone).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(said).toEqual(['success: Product deleted successfully']));
    expect(fakes.deletePhone.mock.calls).toEqual([['phone']]);
  });

  test('Cancel deletes nothing; a failure is told', async () => {
    fakes.deletePhone.mockRejectedValue(new Error('boom'));
    show(<MyPhoneCard phone={aPhoneRow()} />);
    await press('Delete');
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fakes.deletePhone).not.toHaveBeenCalled();
    await press('Delete');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(said).toEqual(['error: Something went wrong!']));
  });
});

describe('sold', () => {
  const openDialog = async () => {
    show(<MyPhoneCard phone={aPhoneRow({ title: 'Galaxy S21' })} />);
    await press('Sold');
    return within(await screen.findByRole('dialog', { name: 'Who has Galaxy S21 now?' }));
  };

  test('to one of its open bookings', async () => {
    fakes.bookings = aReadyList([
      anOrderRow({ buyerName: 'Rahim' }),
      anOrderRow({ buyerId: 'second', buyerName: 'Karim', status: 'declined' }),
    ]);
    const dialog = await openDialog();
    expect(dialog.getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Sold' }));
    expect(dialog.getByText('Please choose who has it now')).toBeTruthy();
    expect(fakes.sellProduct).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('radio', { name: /Rahim/ }));
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Sold' }));
    await waitFor(() => expect(said).toEqual(['success: The phone is marked as sold']));
    expect(fakes.sellProduct.mock.calls).toEqual([['phone', 'buyer_phone']]);
  });

  test('to somebody else, which is chosen where nobody has booked it; a failure keeps the dialog', async () => {
    fakes.sellProduct.mockRejectedValueOnce(new Error('boom'));
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Sold' }));
    await waitFor(() => expect(said).toEqual(['error: Something went wrong!']));
    await userEvent.click(dialog.getByRole('button', { name: 'Sold' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fakes.sellProduct.mock.calls).toEqual([
      ['phone', undefined],
      ['phone', undefined],
    ]);
  });
});

test('a phone with an open booking is marked as booked, and leads to Edit', () => {
  fakes.bookings = aReadyList([anOrderRow({ buyerName: 'Rahim' })]);
  const { unmount } = show(<MyPhoneCard phone={aPhoneRow()} />);
  expect(screen.getAllByText('Booked')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(
    '/dashboard/my-products/phone/edit',
  );
  unmount();
  fakes.bookings = aReadyList([anOrderRow({ status: 'declined' })]);
  show(<MyPhoneCard phone={aPhoneRow()} />);
  expect(screen.queryByText('Booked')).toBeNull();
});

test('a sold phone says so and can neither be advertised nor edited nor deleted', () => {
  show(<MyPhoneCard phone={aPhoneRow({ isSold: true })} />);
  expect(screen.getByText('Sold')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Advertise|Delete|Sold/ })).toBeNull();
});

test('a hidden phone says that nobody else sees it', () => {
  show(<MyPhoneCard phone={aPhoneRow({ isHidden: true })} />);
  expect(screen.getByText('Hidden by an admin. Nobody else can see it')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Advertise' })).toBeNull();
});
