import {
  type PaymentAnswer,
  PAYMENT_STATES,
  PAYMENT_WORDS,
  type PaymentState,
  RELEASE_MS,
} from '@bns/domain';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aPaymentRow } from '../../../../tests/builders/rows.ts';
import { ApiError } from '../../api/apiError.ts';
import type { checkPayment, startPayment } from '../../api/payments.ts';
import type { LiveDoc } from '../../live/documents.ts';
import type { PaymentRow } from '../../live/payments.ts';
import { PaymentPage } from './PaymentPage.tsx';

const fakes = vi.hoisted(() => ({
  uid: 'buyer',
  payment: undefined as unknown as LiveDoc<PaymentRow>,
  usePayment: vi.fn<(tranId: string) => void>(),
  startPayment: vi.fn<typeof startPayment>(),
  checkPayment: vi.fn<typeof checkPayment>(),
  leaveFor: vi.fn<(address: string) => Promise<void>>(),
}));
vi.mock('../../live/session.ts', () => ({
  useSession: () => ({ status: 'signedIn', person: { uid: fakes.uid } }),
}));
vi.mock('../../live/payments.ts', () => ({
  usePayment: (tranId: string) => {
    fakes.usePayment(tranId);
    return fakes.payment;
  },
}));
vi.mock('../../api/payments.ts', () => ({
  startPayment: fakes.startPayment,
  checkPayment: fakes.checkPayment,
}));
vi.mock('../../ui/leaveFor.ts', () => ({ leaveFor: fakes.leaveFor }));

const TRAN = `BNS${'a'.repeat(24)}`;
const at = new Date('2026-11-28T10:00:00Z');
const paid = {
  state: 'paid',
  validatedAt: at,
  answerSeenAt: at,
  taken: 3_150_000,
  cardType: 'BKASH-BKash',
  bankTranId: 'BANK77',
} as const;

const page = (tranId = TRAN) => (
  <MemoryRouter>
    <PaymentPage tranId={tranId} adminActs={({ state: now }) => <button type="button">About {now}</button>} />
  </MemoryRouter>
);
function show(over: Partial<PaymentRow> = {}, uid = 'buyer') {
  fakes.uid = uid;
  stands(over);
  return render(page());
}
const stands = (over: Partial<PaymentRow>) => {
  const until = new Date(Date.now() + 10 * 60_000);
  fakes.payment = { status: 'ready', data: { ...aPaymentRow({ id: TRAN, until }), ...over } };
};
const state = () => screen.getAllByRole('status')[0]?.textContent;
const presses = () =>
  [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map((one) => one.textContent);

beforeEach(() => {
  fakes.usePayment.mockReset();
  fakes.startPayment.mockReset().mockResolvedValue({ tranId: TRAN, gatewayUrl: 'https://gateway.test/1' });
  fakes.checkPayment.mockReset();
  fakes.leaveFor.mockReset().mockResolvedValue();
});

describe('what one may do', () => {
  const money = { validatedAt: at, answerSeenAt: at };
  test.each([
    ['opening', {}, ['Check again', 'To my booking']],
    ['open', {}, ['Continue paying', 'Check again', 'To my booking']],
    ['open', { until: at }, ['Check again', 'To my booking']],
    ['failed', {}, ['Check again', 'Try again']],
    ['cancelled', {}, ['Check again', 'Try again']],
    ['expired', {}, ['Check again', 'Try again']],
    ['review', money, ['Print', 'To my booking']],
    ['paid', money, ['Print', 'To my booking']],
    ['payoutDue', money, ['Print', 'To my booking']],
    ['paidOut', money, ['Print', 'To my booking']],
    ['refundDue', money, ['Print', 'To my booking']],
    ['refundDue', { ...money, refundAskedAt: at }, ['Print', 'To my booking']],
    [
      'refundDue',
      { ...money, refundAskedAt: at, refundRef: 'R1' },
      ['Check again', 'Print', 'To my booking'],
    ],
    ['refunded', money, ['Print', 'To my booking']],
  ] as const)('its buyer, %s %o: %o', (now, over, wanted) => {
    show({ state: now, ...over });
    expect(presses()).toEqual(wanted);
    expect(state()).toMatch(new RegExp(`^${PAYMENT_WORDS[now]}.{20,}`));
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
  });

  test('the seller looks, and goes to his bookings', () => {
    show({ state: 'open' }, 'seller');
    expect(presses()).toEqual(['To my bookings']);
    expect(state()).toContain('The buyer is paying just now');
  });

  test('an admin may have the service asked', () => {
    show({ state: 'open' }, 'admin');
    expect(presses()).toEqual(['About open', 'Check again', 'To the payments']);
  });
});

test.each(PAYMENT_STATES)('%s means something else to its buyer and to its seller', (now: PaymentState) => {
  const words = ['buyer', 'seller'].map((uid) => {
    const { unmount } = show({ state: now }, uid);
    const said = state();
    unmount();
    return said;
  });
  expect(new Set(words).size).toBe(2);
});

test('where the money is: held for the buyer, his as soon as … for the seller, and what a complaint does', () => {
  const { unmount } = show(paid);
  expect(state()).toContain('We hold your money until you have got the phone');
  expect(RELEASE_MS).toBe(3 * 24 * 60 * 60_000);
  expect(state()).toContain('within three days after the seller says that he handed it over');
  unmount();
  const seller = show(paid, 'seller');
  expect(state()).toContain('It is yours as soon as the buyer says that he has got the phone');
  seller.unmount();
  show({ ...paid, reason: 'notReceived', waits: 'decide' });
  expect(state()).toContain('We hold your money until an admin has decided');
});

test.each([
  ['notReceived', 'buyer', 'You said that you did not get the phone. We hold your money until'],
  ['silent', 'buyer', 'If you have it, please say so on the page of your booking.'],
  ['closed', 'buyer', 'Your account is closed. We hold your money until an admin has decided.'],
  ['silent', 'seller', 'If you have handed it over, please say so in your bookings.'],
  ['closed', 'seller', 'We hold the money until an admin has decided.'],
  ['silent', 'admin', 'The money is held and waits for a decision.'],
  ['closed', 'admin', 'The money is held and waits for a decision.'],
] as const)('held because of %s: the %s is told that an admin decides', (reason, uid, words) => {
  show({ ...paid, reason, waits: 'decide' }, uid);
  expect(state()).toContain(words);
});

describe('of a booking that may be over, nothing is promised', () => {
  const ENDED = ['failed', 'cancelled', 'expired', 'review'] as const;
  const viewers = ['buyer', 'seller', 'admin'] as const;
  test.each(ENDED.flatMap((now) => viewers.map((viewer) => [now, viewer] as const)))(
    '%s, the %s',
    (now, uid) => {
      show({ state: now }, uid);
      expect(document.body.textContent).not.toMatch(/still open|free again|and the phone is kept/);
      const isTold = uid === 'buyer' && now !== 'review';
      expect(state()?.includes('As long as your booking is open, you can try again.')).toBe(isTold);
    },
  );

  test('in review the phone is kept as long as the booking is open', () => {
    show({ state: 'review' });
    expect(state()).toContain('As long as your booking is open, the phone is kept for you.');
    expect(
      screen.getByText('As long as the booking is open, it is kept until an admin has decided.'),
    ).toBeTruthy();
  });
});

test.each([
  ['buyer', 'you can pay on the page of your booking as long as it is open.', 'Pay on the payment'],
  ['seller', 'You need not wait with other offers any more.', 'wait with other offers until'],
  ['admin', 'The time to pay is over', 'is at the payment service'],
] as const)('open after its time, the %s reads other words', (uid, words, before) => {
  const { unmount } = show({ state: 'open' }, uid);
  expect(state()).toContain(before);
  unmount();
  show({ state: 'open', until: at }, uid);
  expect(state()).toContain(words);
  expect(state()).not.toContain(before);
  expect(screen.queryByText(/pays? there/)).toBeNull();
});

test('it moves on while one looks: the region that tells it stays the same one', () => {
  const { rerender } = show({ state: 'open' });
  const region = screen.getAllByRole('status')[0];
  expect(screen.getByText(/left$/).getAttribute('aria-hidden')).toBe('true');
  expect(screen.queryByRole('region', { name: 'BNS · Receipt' })).toBeNull();
  stands(paid);
  rerender(page());
  expect(screen.getAllByRole('status')[0]).toBe(region);
  expect(region?.textContent).toMatch(/^Paid/);
  expect(screen.queryByText(/left$/)).toBeNull();
});

test('the step that goes on is marked, in words too', () => {
  show({ state: 'open' });
  const current = screen
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-current') === 'step');
  expect(current.map((item) => item.textContent)).toEqual([
    'NowAt the payment serviceYou pay there, by bKash, Nagad, Rocket or card.',
  ]);
});

test('the receipt, and how to print it', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  show(paid);
  const receipt = screen.getByRole('region', { name: 'BNS · Receipt' });
  const rows = within(receipt)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(rows.filter((row) => !row.startsWith('Paid on'))).toEqual([
    'Phone: Samsung Galaxy A54 5G 8/256',
    'Seller: Seller',
    'Buyer: Buyer',
    'Amount: 31,500 Tk',
    'Paid by: bKash',
    'State: Paid',
    `Our number: ${TRAN}`,
    'Bank number: BANK77',
  ]);
  expect(rows).toHaveLength(9);
  await userEvent.click(within(receipt).getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('another amount than agreed on stands on the receipt', () => {
  show({ ...paid, state: 'refundDue', reason: 'wrongAmount', taken: 1_000_050 });
  expect(screen.getByText('10000.50 Tk')).toBeTruthy();
});

describe('Check again', () => {
  const check = () => screen.getByRole('button', { name: 'Check again' });
  const answer = (now: PaymentState) => ({ state: now }) as PaymentAnswer;

  test.each([
    ['paid', 'We have asked the payment service: Paid'],
    ['open', 'We have asked the payment service. It has nothing new.'],
  ] as const)('%s', async (now, words) => {
    fakes.checkPayment.mockResolvedValue(answer(now));
    show({ state: 'open' });
    await userEvent.click(check());
    await waitFor(() => expect(screen.getAllByRole('status')[1]?.textContent).toBe(words));
    expect(fakes.checkPayment.mock.calls).toEqual([[TRAN]]);
  });

  test('case 33: two presses ask once', async () => {
    let answered = (_answer: PaymentAnswer) => {};
    fakes.checkPayment.mockReturnValue(new Promise((resolve) => (answered = resolve)));
    show({ state: 'open' });
    await userEvent.click(check());
    await userEvent.click(check());
    await act(async () => answered(answer('open')));
    expect(fakes.checkPayment).toHaveBeenCalledTimes(1);
  });

  test('that fails says so, as long as the payment is as it was', async () => {
    fakes.checkPayment.mockRejectedValue(new ApiError({ code: 'upstream', message: 'x' }));
    const { rerender } = show({ state: 'open' });
    await userEvent.click(check());
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The payment service does not answer/);
    stands({ state: 'failed' });
    rerender(page());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('what it said goes with the state that it was said of', async () => {
    fakes.checkPayment.mockResolvedValue(answer('open'));
    const { rerender } = show({ state: 'open' });
    await userEvent.click(check());
    await screen.findByText(/It has nothing new/);
    stands({ state: 'expired' });
    rerender(page());
    expect(check()).toBeTruthy();
    expect(screen.queryByText(/It has nothing new/)).toBeNull();
  });
});

test('a refusal to go on goes with the state that it was said of', async () => {
  fakes.startPayment.mockRejectedValueOnce(
    new ApiError({ code: 'sold', message: 'This phone has been sold' }),
  );
  const { rerender } = show({ state: 'open' });
  await userEvent.click(screen.getByRole('button', { name: 'Continue paying' }));
  await screen.findByRole('alert');
  stands(paid);
  rerender(page());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Continue paying leads to the payment service, and says why where it does not', async () => {
  fakes.startPayment.mockRejectedValueOnce(
    new ApiError({ code: 'sold', message: 'This phone has been sold' }),
  );
  show({ state: 'open' });
  const press = screen.getByRole('button', { name: 'Continue paying' });
  await userEvent.click(press);
  expect((await screen.findByRole('alert')).textContent).toBe('This phone has been sold');
  await userEvent.click(press);
  await waitFor(() => expect(fakes.leaveFor.mock.calls).toEqual([['https://gateway.test/1']]));
});

describe('what cannot be shown', () => {
  test('another’s or none: there is no such payment, and a way back', () => {
    fakes.payment = { status: 'missing' };
    render(page());
    expect(screen.getByText('There is no such payment')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'My Orders' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Payment');
  });

  test.each(['', 'BNS1', 'a/b/c', `${TRAN}x`])('%s is the id of none, and nothing is asked', (tranId) => {
    render(page(tranId));
    expect(screen.getByText('There is no such payment')).toBeTruthy();
    expect(fakes.usePayment).not.toHaveBeenCalled();
  });

  test('one that could not be loaded says so', async () => {
    const retry = vi.fn<() => void>();
    fakes.payment = { status: 'error', retry };
    render(page());
    expect(screen.getByRole('alert').textContent).toContain('This payment could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
