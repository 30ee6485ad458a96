import { PAYMENT_REASON_WORDS } from '@bns/domain';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aReadyList } from '../../../tests/builders/aReadyList.ts';
import { anOrderRow, aPaymentRow } from '../../../tests/builders/rows.ts';
import { aPayoutAccount } from '../../../tests/builders/aPayoutAccount.ts';
import type { LiveDoc } from '../live/documents.ts';
import type { LiveList, OrderRow } from '../live/lists.ts';
import type { PaymentRow, PayoutAccountRow } from '../live/payments.ts';
import { WaitingCount } from '../ui/waitingCount.ts';
import Bookings from './Bookings.tsx';

const fakes = vi.hoisted(() => ({
  bookings: undefined as unknown as LiveList<OrderRow>,
  /** What the seller's list of these states holds, by their names in turn. */
  money: {} as Record<string, LiveList<PaymentRow>>,
  account: { status: 'missing' } as LiveDoc<PayoutAccountRow>,
}));
vi.mock('../live/bookings.ts', () => ({ useMyBookings: () => fakes.bookings }));
vi.mock('../live/session.ts', () => ({
  useSession: () => ({ status: 'signedIn', person: { uid: 'seller' } }),
}));
vi.mock('../live/payments.ts', () => ({
  usePaymentsOfSeller: (states: readonly string[]) => fakes.money[states.join()],
  usePayoutAccount: () => fakes.account,
}));

const MONEY_STATES = ['review', 'paid', 'payoutDue', 'paidOut'] as const;

/** A list for each state, with those of the payments that are in it. */
const moneyOf = (payments: readonly PaymentRow[], more: object = {}) =>
  Object.fromEntries(
    MONEY_STATES.map((at) => [
      at,
      aReadyList(
        payments.filter(({ state }) => state === at),
        more,
      ),
    ]),
  );

beforeEach(() => {
  fakes.money = moneyOf([]);
  fakes.account = { status: 'missing' };
});

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

describe('your money', () => {
  const money = () => screen.queryByRole('region', { name: 'Your money' });
  const pile = (name: string) => screen.queryByRole('region', { name });
  const showMoney = (payments: PaymentRow[], more: object = {}) => {
    fakes.money = moneyOf(payments, more);
    return show(aReadyList<OrderRow>([]));
  };
  const paid = (id: string, over: Partial<PaymentRow> = {}) =>
    aPaymentRow({ id, state: 'paid', amount: 31_500, taken: 3_150_000, ...over });

  test('is not there where there is none', () => {
    showMoney([]);
    expect(money()).toBeNull();
  });

  test('says what is held and when it is his, with each payment and the way to it', () => {
    showMoney([
      paid('BNSa'),
      paid('BNSb', { amount: 70_000, title: 'Pixel 7a', reason: 'notReceived' }),
      paid('BNSc', { amount: 500, state: 'review', title: 'Nokia' }),
      paid('BNSd', { amount: 500, title: 'Moto', reason: 'closed' }),
    ]);
    const held = within(pile('Held for you') as HTMLElement);
    expect(held.getByText('1,02,000 Tk')).toBeTruthy();
    expect(
      held.getByText(
        /as soon as the buyer says that he has got the phone, or three days after .*, unless he complains\.$/,
      ),
    ).toBeTruthy();
    expect(held.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/payments/BNSa',
      '/dashboard/payments/BNSb',
      '/dashboard/payments/BNSd',
    ]);
    expect(held.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Samsung Galaxy A54 5G 8/25631,500 TkFrom Buyer',
      `Pixel 7a70,000 TkFrom Buyer · ${PAYMENT_REASON_WORDS.notReceived}`,
      'Moto500 TkFrom Buyer · The account of the buyer is closed, so an admin decides',
    ]);
    const review = within(pile('Being looked at') as HTMLElement);
    expect(review.getByText('An admin looks at this payment first.')).toBeTruthy();
    expect(review.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Nokia500 TkFrom Buyer',
    ]);
    expect(pile('Due to you')).toBeNull();
    expect(pile('Paid out')).toBeNull();
  });

  test('says what is due and what was paid out, where to and with which reference', async () => {
    showMoney(
      [
        paid('BNSa', { state: 'payoutDue' }),
        paid('BNSb', { state: 'paidOut', payoutReference: 'TX 77', paidOutTo: 'bKash …5678' }),
      ],
      { hasMore: true },
    );
    expect(
      within(pile('Due to you') as HTMLElement).getByText('31,500 Tk and more', { selector: 'strong' }),
    ).toBeTruthy();
    const sent = within(pile('Paid out') as HTMLElement);
    expect(sent.getByText('31,500 Tk and more')).toBeTruthy();
    await userEvent.click(sent.getByText('1+ payments'));
    expect(sent.getByText(/ to bKash …5678$/)).toBeTruthy();
    expect(sent.getByText('Reference TX 77')).toBeTruthy();
    expect(sent.getByRole('button', { name: 'Show more' })).toBeTruthy();
    expect(pile('Held for you')).toBeNull();
  });

  test('asks where it goes as long as that is not said, not once everything is paid out', () => {
    const where = () => screen.queryByRole('link', { name: 'Say where your money goes' });
    const open = showMoney([paid('BNSa')]);
    expect(where()?.getAttribute('href')).toBe('/dashboard/profile#payout');
    open.unmount();
    const sent = showMoney([paid('BNSb', { state: 'paidOut' })]);
    expect(where()).toBeNull();
    sent.unmount();
    for (const account of [{ status: 'loading' }, { status: 'ready', data: aPayoutAccount() }] as const) {
      fakes.account = account;
      const { unmount } = showMoney([paid('BNSa')]);
      expect(where()).toBeNull();
      unmount();
    }
  });

  test('is told to have failed, and the bookings stay', async () => {
    const retry = vi.fn<() => void>();
    fakes.money['payoutDue'] = { status: 'error', retry };
    show(aReadyList([anOrderRow({ title: 'Newest' })]));
    expect(screen.getByRole('alert').textContent).toContain('Your money could not be loaded');
    expect(screen.getByRole('article', { name: 'Newest' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
