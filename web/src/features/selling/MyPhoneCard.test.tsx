import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aReadyList } from '../../../../tests/builders/aReadyList.ts';
import { anOrderRow, aPhoneRow } from '../../../../tests/builders/rows.ts';
import { collectNotices } from '../../../../tests/setup/notices.ts';
import type { sellProduct } from '../../api/products.ts';
import type { LiveList, OrderRow, PhoneRow } from '../../live/lists.ts';
import type { advertisePhone, deletePhone } from '../../live/writes.ts';
import { useQuestion } from '../../ui/useQuestion.tsx';
import { MyPhoneCard } from './MyPhoneCard.tsx';
import { useSoldDialog } from './useSoldDialog.tsx';

const fakes = vi.hoisted(() => ({
  bookings: undefined as unknown as LiveList<OrderRow>,
  open: undefined as unknown as LiveList<OrderRow>,
  advertisePhone: vi.fn<typeof advertisePhone>(),
  deletePhone: vi.fn<typeof deletePhone>(),
  sellProduct: vi.fn<typeof sellProduct>(),
}));
vi.mock('../../api/products.ts', () => ({ sellProduct: fakes.sellProduct }));
vi.mock('../../live/lists.ts', () => ({ useBookings: () => fakes.bookings }));
vi.mock('../../live/bookings.ts', () => ({ useOpenBookingsOfPhone: () => fakes.open }));
vi.mock('../../live/writes.ts', () => ({
  advertisePhone: fakes.advertisePhone,
  deletePhone: fakes.deletePhone,
}));

const said = collectNotices();
const show = (page: ReactNode) => render(page, { wrapper: MemoryRouter });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** As My Products holds a card. */
function Page({ phone, shown = true }: { phone: PhoneRow; shown?: boolean }) {
  const [ask, question] = useQuestion();
  const [sell, dialog] = useSoldDialog();
  return (
    <>
      {shown && <MyPhoneCard phone={phone} among={[phone.id, 'other']} ask={ask} sell={sell} />}
      {question}
      {dialog}
    </>
  );
}

beforeEach(() => {
  fakes.bookings = aReadyList([]);
  fakes.open = aReadyList([]);
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
    show(<Page phone={aPhoneRow()} />);
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
    const { rerender } = show(<Page phone={aPhoneRow()} />);
    expect(screen.getByText('Nobody has booked it yet')).toBeTruthy();
    fakes.bookings = { status: 'error', retry: () => {} };
    rerender(<Page phone={aPhoneRow()} />);
    expect(screen.queryByText('Nobody has booked it yet')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('The bookings could not be loaded');
  });
});

describe('bookings of several phones, asked for together', () => {
  test('each card has its own', () => {
    fakes.bookings = aReadyList([
      anOrderRow({ buyerName: 'Rahim' }),
      anOrderRow({ productId: 'other', buyerName: 'Karim' }),
    ]);
    show(<Page phone={aPhoneRow()} />);
    expect(screen.getByRole('heading', { name: '1 booking' })).toBeTruthy();
    expect(screen.queryByText('Karim')).toBeNull();
  });

  test('while some are still to come nobody is said to have booked nothing, and the rest is fetched', () => {
    const loadMore = vi.fn<() => void>();
    fakes.bookings = aReadyList([anOrderRow({ productId: 'other' })], { hasMore: true, loadMore });
    const { rerender } = show(<Page phone={aPhoneRow()} />);
    expect(loadMore).toHaveBeenCalledOnce();
    expect(screen.queryByText('Nobody has booked it yet')).toBeNull();
    fakes.bookings = aReadyList([anOrderRow()], { hasMore: true, loadMore });
    rerender(<Page phone={aPhoneRow()} />);
    expect(screen.getByRole('heading', { name: '1+ bookings' })).toBeTruthy();
  });

  test('bookings that are over are not counted, and their numbers are gone', () => {
    fakes.bookings = aReadyList([
      anOrderRow({ status: 'cancelled' }),
      anOrderRow({ buyerId: 'second', status: 'declined' }),
    ]);
    show(<Page phone={aPhoneRow()} />);
    expect(screen.getByRole('heading', { name: 'No booking stands any more' })).toBeTruthy();
    expect(screen.getByText('Cancelled by the buyer')).toBeTruthy();
    expect(screen.queryByRole('link', { name: '01812345678' })).toBeNull();
  });
});

describe('advertise', () => {
  test.each([
    ['advertised', 'success: Product is added to advertised section'],
    ['already', 'error: This Product is already in advertised section'],
  ] as const)('the answer "%s" is told', async (outcome, words) => {
    fakes.advertisePhone.mockResolvedValue(outcome);
    show(<Page phone={aPhoneRow()} />);
    await press('Advertise');
    await waitFor(() => expect(said).toEqual([words]));
  });

  test('a double click advertises once; a failure is told', async () => {
    fakes.advertisePhone.mockRejectedValue(new Error('boom'));
    show(<Page phone={aPhoneRow()} />);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Advertise' }));
    await waitFor(() => expect(said).toEqual(['error: Something went worng!']));
    expect(fakes.advertisePhone).toHaveBeenCalledOnce();
  });
});

describe('delete', () => {
  test('asks first, repeats the verb, and tells', async () => {
    show(<Page phone={aPhoneRow({ title: 'Galaxy S21' })} />);
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
    show(<Page phone={aPhoneRow()} />);
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
  let page: ReturnType<typeof show> | undefined;
  const openDialog = async () => {
    page = show(<Page phone={aPhoneRow({ title: 'Galaxy S21' })} />);
    await press('Sold');
    return within(await screen.findByRole('dialog', { name: 'Who has Galaxy S21 now?' }));
  };

  test('to one of its open bookings', async () => {
    fakes.open = aReadyList([anOrderRow({ buyerName: 'Rahim' })]);
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

  test('while the buyers are on their way, or could not be loaded, nobody can be chosen', async () => {
    fakes.open = { status: 'loading' };
    const dialog = await openDialog();
    expect(dialog.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(dialog.queryByRole('radio')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Sold' })).toBeNull();
    const retry = vi.fn<() => void>();
    fakes.open = { status: 'error', retry };
    cleanup();
    const failed = await openDialog();
    expect(failed.getByRole('alert').textContent).toContain('The bookings could not be loaded');
    await userEvent.click(failed.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  test('more buyers than one page holds can be fetched', async () => {
    const loadMore = vi.fn<() => void>();
    fakes.open = aReadyList([anOrderRow()], { hasMore: true, loadMore });
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'More bookings' }));
    expect(loadMore).toHaveBeenCalledOnce();
  });

  test('whoever is chosen and cancels has to be chosen anew, nobody takes his place', async () => {
    fakes.open = aReadyList([anOrderRow({ buyerName: 'Rahim' })]);
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('radio', { name: /Rahim/ }));
    fakes.open = aReadyList([]);
    page?.rerender(<Page phone={aPhoneRow({ title: 'Galaxy S21' })} />);
    expect(await dialog.findByText('Please choose who has it now')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Sold' }));
    expect(fakes.sellProduct).not.toHaveBeenCalled();
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

test('dialogs outlive the card that asked, and the buttons of a phone that is sold meanwhile', async () => {
  const { rerender } = show(<Page phone={aPhoneRow({ title: 'Galaxy S21' })} />);
  await press('Delete');
  rerender(<Page phone={aPhoneRow({ title: 'Galaxy S21' })} shown={false} />);
  expect(screen.getByRole('dialog', { name: 'Delete Galaxy S21?' })).toBeTruthy();
  cleanup();
  const again = show(<Page phone={aPhoneRow({ title: 'Galaxy S21' })} />);
  await press('Sold');
  await screen.findByRole('dialog', { name: 'Who has Galaxy S21 now?' });
  again.rerender(<Page phone={aPhoneRow({ title: 'Galaxy S21', isSold: true })} />);
  expect(screen.getByRole('dialog', { name: 'Who has Galaxy S21 now?' })).toBeTruthy();
});

test('a phone with an open booking is marked as booked, and leads to Edit', () => {
  fakes.bookings = aReadyList([anOrderRow({ buyerName: 'Rahim' })]);
  const { unmount } = show(<Page phone={aPhoneRow()} />);
  expect(screen.getAllByText('Booked')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(
    '/dashboard/my-products/phone/edit',
  );
  unmount();
  fakes.bookings = aReadyList([anOrderRow({ status: 'declined' })]);
  show(<Page phone={aPhoneRow()} />);
  expect(screen.queryByText('Booked')).toBeNull();
});

test('a sold phone says so and can neither be advertised nor edited nor deleted', () => {
  show(<Page phone={aPhoneRow({ isSold: true })} />);
  expect(screen.getByText('Sold')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Advertise|Delete|Sold/ })).toBeNull();
});

test('a hidden phone says that nobody else sees it', () => {
  show(<Page phone={aPhoneRow({ isHidden: true })} />);
  expect(screen.getByText('Hidden by an admin. Nobody else can see it')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Advertise' })).toBeNull();
});
