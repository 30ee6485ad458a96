import { NOTICE } from '@bns/domain';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { anOrderRow } from '../../../../tests/builders/rows.ts';
import { collectNotices } from '../../../../tests/setup/notices.ts';
import { ApiError } from '../../api/apiError.ts';
import type { declineOrder, handOverOrder } from '../../api/orders.ts';
import type { OrderRow } from '../../live/lists.ts';
import { useQuestion } from '../../ui/useQuestion.tsx';
import { BookingCard } from './BookingCard.tsx';

const fakes = vi.hoisted(() => ({
  declineOrder: vi.fn<typeof declineOrder>(),
  handOverOrder: vi.fn<typeof handOverOrder>(),
}));
vi.mock('../../api/orders.ts', () => fakes);

const said = collectNotices();

function Page({ booking }: { booking: OrderRow }) {
  const [ask, question] = useQuestion();
  return (
    <>
      <BookingCard booking={booking} ask={ask} />
      {question}
    </>
  );
}
const show = (over: Partial<OrderRow> = {}) =>
  render(<Page booking={anOrderRow({ buyerName: 'Rahim', ...over })} />, { wrapper: MemoryRouter });

beforeEach(() => {
  fakes.declineOrder.mockReset().mockResolvedValue(true);
  fakes.handOverOrder.mockReset().mockResolvedValue(true);
});

test('a booking tells which phone, for how much, who, where, when and how to call', () => {
  show();
  const card = within(screen.getByRole('article', { name: 'Samsung Galaxy A54 5G 8/256' }));
  for (const text of ['31,500 Tk', 'Rahim', /Meet at Gate 2, New Market, Dhaka/, /^Booked 15 Jan/])
    expect(card.getByText(text)).toBeTruthy();
  expect(card.getByRole('link', { name: '01812345678' })).toBeTruthy();
  expect(card.getByRole('status').textContent).toBe('Booked');
});

test.each([
  ['Decline', 'Decline the booking of Rahim?', 'success: The booking is declined', fakes.declineOrder],
  [
    'Hand over',
    'Hand Samsung Galaxy A54 5G 8/256 over to Rahim?',
    'success: Sold to Rahim',
    fakes.handOverOrder,
  ],
])('%s asks first, then tells', async (verb, title, words, call) => {
  show();
  await userEvent.click(screen.getByRole('button', { name: verb }));
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(call).not.toHaveBeenCalled();
  await userEvent.dblClick(within(dialog).getByRole('button', { name: verb }));
  await waitFor(() => expect(said).toEqual([words]));
  expect(call.mock.calls).toEqual([['buyer_phone']]);
});

test('what another page has done already is told as that; a failure is told', async () => {
  fakes.declineOrder.mockResolvedValueOnce(false).mockRejectedValueOnce(new Error('boom'));
  show();
  for (const words of ['plain: This has been done already', 'error: Something went wrong!']) {
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(said.at(-1)).toBe(words));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

test('a paid booking is handed over, never declined, and is told what comes of the money', async () => {
  show({ status: 'paid', isPaid: true, tranId: 'BNS1' });
  expect(screen.getByRole('status').textContent).toBe('Paid online. Hand the phone over, then say so');
  expect(screen.getByRole('link', { name: '01812345678' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Hand over' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Hand Samsung Galaxy A54 5G 8/256 over to Rahim?',
  });
  expect(dialog.textContent).toContain(
    'The money is yours as soon as he says so, or three days later unless he complains.',
  );
  await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Hand over' }));
  await waitFor(() => expect(said).toEqual(['success: Handed over. We ask Rahim now']));
  expect(fakes.handOverOrder.mock.calls).toEqual([['buyer_phone']]);
});

test('where a complaint stands a paid booking is handed over without a promise: an admin decides', async () => {
  show({ status: 'paid', isPaid: true, tranId: 'BNS1', received: false });
  await userEvent.click(screen.getByRole('button', { name: 'Hand over' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain(
    'Rahim says that he did not get the phone, so an admin decides about the money.',
  );
  expect(dialog.textContent).not.toContain('yours');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hand over' }));
  await waitFor(() => expect(said).toEqual(['success: Handed over. An admin decides about the money']));
});

test('a phone that somebody is paying for is not handed over: why is told, and the booking can be declined', async () => {
  fakes.handOverOrder.mockRejectedValueOnce(
    new ApiError({ code: 'conflict', message: NOTICE.reservedStays }),
  );
  show();
  for (const [verb, words] of [
    ['Hand over', `error: ${NOTICE.reservedStays}`],
    ['Decline', 'success: The booking is declined'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: verb }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: verb }));
    await waitFor(() => expect(said.at(-1)).toBe(words));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(screen.getAllByRole('button', { name: /^(Hand over|Decline)$/ })).toHaveLength(2);
});

const online = { tranId: 'BNS1', isPaid: true } as const;
const handedOver = { status: 'handedOver', handedOverAt: new Date() } as const;

test.each([
  [{ status: 'cancelled' }, 'Cancelled by the buyer', 0],
  [{ status: 'declined' }, 'Declined by the seller', 0],
  [{ status: 'closed', closedReason: 'soldToOther' }, 'Sold to somebody else', 0],
  [handedOver, 'Handed over. The buyer has not said yet that it arrived', 1],
  [{ ...handedOver, received: true }, 'Handed over and paid', 1],
  [{ ...handedOver, ...online }, 'Handed over and paid online. Waiting for the buyer', 1],
  [{ ...handedOver, ...online, received: true }, 'Paid online and handed over', 1],
  [{ ...online, status: 'refundDue' }, 'Refund on its way', 0],
  [{ ...online, status: 'refunded' }, 'Refunded', 0],
  [{ ...handedOver, received: false }, 'The buyer says that it did not arrive. An admin looks into it', 1],
] as const)(
  '%o says "%s", keeps the number only where something is to be settled, and offers nothing',
  (over, words, numbers) => {
    show(over);
    expect(screen.getByRole('status').textContent).toBe(words);
    expect(screen.queryAllByRole('link', { name: '01812345678' })).toHaveLength(numbers);
    expect(screen.queryByRole('button', { name: /Decline|Hand over/ })).toBeNull();
  },
);

test('the phone’s name leads to its page, while it has one', () => {
  show({ productId: 'abc', title: 'Galaxy S21' });
  expect(screen.getByRole('link', { name: 'Galaxy S21' }).getAttribute('href')).toBe('/phone/abc');
  cleanup();
  show({ productId: 'abc', title: 'Galaxy S21', productGone: true });
  expect(screen.queryByRole('link', { name: 'Galaxy S21' })).toBeNull();
});
