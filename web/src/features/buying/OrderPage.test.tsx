import { type Contact, ORDER_STATUSES } from '@bns/domain';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aContact } from '../../../../tests/builders/aContact.ts';
import { aReadyList } from '../../../../tests/builders/aReadyList.ts';
import { anOrderRow, aPaymentRow, aPhoneRow } from '../../../../tests/builders/rows.ts';
import { collectNotices } from '../../../../tests/setup/notices.ts';
import type { Answer } from '../../api/keptAnswer.ts';
import type { receiveOrder } from '../../api/orders.ts';
import type { PaymentMethods } from '../../api/payments.ts';
import type { LiveDoc } from '../../live/documents.ts';
import type { LiveList, OrderRow, PhoneRow } from '../../live/lists.ts';
import type { PaymentRow } from '../../live/payments.ts';
import type { cancelBooking } from '../../live/writes.ts';
import { BookDesk } from './BookDesk.tsx';
import { OrderPage } from './OrderPage.tsx';

const fakes = vi.hoisted(() => ({
  order: undefined as unknown as LiveDoc<OrderRow>,
  contact: undefined as unknown as LiveDoc<Contact>,
  phone: undefined as unknown as LiveDoc<PhoneRow>,
  cancelBooking: vi.fn<typeof cancelBooking>(),
  receiveOrder: vi.fn<typeof receiveOrder>(),
  methods: undefined as unknown as Answer<PaymentMethods>,
  retry: vi.fn<() => void>(),
  attempts: undefined as unknown as LiveList<PaymentRow>,
}));
vi.mock('../../live/documents.ts', () => ({
  useOrder: () => fakes.order,
  useContact: () => fakes.contact,
  usePhone: () => fakes.phone,
}));
vi.mock('../../live/writes.ts', () => ({ cancelBooking: fakes.cancelBooking }));
vi.mock('../../api/orders.ts', () => ({ receiveOrder: fakes.receiveOrder }));
vi.mock('../../live/payments.ts', () => ({ usePaymentsOfOrder: () => fakes.attempts }));
vi.mock('../../api/payments.ts', () => ({
  paymentMethods: {
    current: () => fakes.methods,
    subscribe: () => () => {},
    want: () => {},
    retry: fakes.retry,
  },
}));

const said = collectNotices();
const HOUR = 60 * 60 * 1000;

const page = () => (
  <MemoryRouter>
    <BookDesk>
      <OrderPage productId="phone" />
    </BookDesk>
  </MemoryRouter>
);
const show = () => render(page());

const online = { online: true, minTk: 10, maxTk: 500_000 };

beforeEach(() => {
  fakes.methods = { state: 'ready', data: online };
  fakes.attempts = aReadyList<PaymentRow>([]);
  fakes.order = { status: 'ready', data: anOrderRow() };
  fakes.contact = { status: 'ready', data: aContact() };
  fakes.phone = { status: 'ready', data: aPhoneRow() };
  fakes.cancelBooking.mockReset().mockResolvedValue(true);
  fakes.receiveOrder.mockReset().mockResolvedValue(true);
});

test('an open booking shows price, place, the seller’s number and how to pay', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Samsung Galaxy A54 5G 8/256');
  expect(screen.getByText('31,500 Tk')).toBeTruthy();
  expect(screen.getByText('Meet at Gate 2, New Market, Dhaka')).toBeTruthy();
  expect(screen.getByRole('link', { name: '01712345678' }).getAttribute('href')).toBe('tel:+8801712345678');
  expect(screen.getByRole('heading', { name: 'Pay in person' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pay 31,500 Tk' })).toBeTruthy();
});

describe('online payment', () => {
  const section = () => screen.queryByRole('region', { name: 'Pay online' });

  test('that is switched off is not there; in person one always pays', () => {
    fakes.methods = { state: 'ready', data: { ...online, online: false } };
    show();
    expect(section()).toBeNull();
    expect(screen.getByRole('region', { name: 'Pay in person' })).toBeTruthy();
  });

  test('outside its limits says which they are, without a button', () => {
    fakes.order = { status: 'ready', data: anOrderRow({ resalePrice: 600_000 }) };
    show();
    expect(section()?.textContent).toContain('Online payment is for 10 Tk to 5,00,000 Tk');
    expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
  });

  test('of which nothing is known says so, and asks again', async () => {
    fakes.methods = { state: 'failed', error: new Error('boom') };
    show();
    expect(screen.getByRole('alert').textContent).toContain('whether you can pay online');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(fakes.retry).toHaveBeenCalledTimes(1);
  });
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

test('a paid booking keeps the number, leads to its receipt and asks for no more money', () => {
  fakes.order = { status: 'ready', data: anOrderRow({ status: 'paid', tranId: 'BNS1' }) };
  show();
  expect(screen.getByRole('status').textContent).toBe('Paid');
  expect(screen.getByRole('link', { name: 'Receipt' }).getAttribute('href')).toBe('/dashboard/payments/BNS1');
  expect(screen.getByRole('link', { name: '01712345678' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Pay in person' })).toBeNull();
});

test.each([
  ['refundDue', 'Refund on its way', 'You get all of your money back, the way you paid it.'],
  ['refunded', 'Refunded', 'All of your money has been sent back to where you paid from.'],
] as const)('money that goes back: %s', (status, state, words) => {
  fakes.order = { status: 'ready', data: anOrderRow({ status, tranId: 'BNS1' }) };
  show();
  expect(screen.getByRole('status').textContent).toBe(state);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Receipt' })).toBeTruthy();
  expect(screen.queryByText('01712345678')).toBeNull();
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

test('case 31: the price is said to be the one agreed on, and beside it what the phone costs by now', () => {
  const { rerender } = show();
  expect(screen.getByText('The price agreed on when you booked')).toBeTruthy();
  fakes.phone = { status: 'ready', data: aPhoneRow({ resalePrice: 29000 }) };
  rerender(
    <MemoryRouter>
      <BookDesk>
        <OrderPage productId="phone" />
      </BookDesk>
    </MemoryRouter>,
  );
  expect(
    screen.getByText('The price agreed on when you booked. It is offered for 29,000 Tk now.'),
  ).toBeTruthy();
});

describe('money that did not buy the phone', () => {
  const late = aPaymentRow({ id: 'BNS1', state: 'refundDue', reason: 'late', waits: 'refund' });
  const words = 'Your payment: Refund on its way';
  const lines = () => screen.queryAllByRole('link', { name: /^Your payment/ });

  test.each(ORDER_STATUSES)('is found on an order that is %s, with online payment switched off', (status) => {
    fakes.methods = { state: 'ready', data: { ...online, online: false } };
    fakes.order = { status: 'ready', data: anOrderRow({ status, tranId: 'BNS2' }) };
    fakes.attempts = aReadyList([
      aPaymentRow({ id: 'BNS4', state: 'cancelled' }),
      aPaymentRow({ id: 'BNS3', state: 'refunded' }),
      aPaymentRow({ id: 'BNS2', state: 'paid' }),
      late,
    ]);
    show();
    expect(lines().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Your payment: Refunded', '/dashboard/payments/BNS3'],
      [words, '/dashboard/payments/BNS1'],
    ]);
  });

  test('is told politely when it comes, above the ways to pay, and stands once', () => {
    const { rerender } = show();
    const region = document.querySelector('[aria-live="polite"]');
    expect(region?.textContent).toBe('');
    fakes.attempts = aReadyList([late]);
    rerender(page());
    expect(region?.textContent).toBe(words);
    expect(screen.getAllByText(/Refund on its way/)).toHaveLength(1);
    const pay = screen.getByRole('heading', { name: 'Pay' });
    expect(region?.compareDocumentPosition(pay)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test.each([
    ['review', false],
    ['paid', false],
    ['payoutDue', false],
    ['refundDue', true],
    ['refunded', true],
  ] as const)(
    'that is %s: whether the phone is paid for once more, online or in person: %s',
    (state, isPaid) => {
      fakes.attempts = aReadyList([
        aPaymentRow({ id: 'BNS2', state: 'cancelled' }),
        aPaymentRow({ id: 'BNS1', state }),
      ]);
      show();
      expect(lines()).toHaveLength(1);
      expect(screen.queryAllByRole('button', { name: /^Pay / })).toHaveLength(isPaid ? 1 : 0);
      expect(screen.queryAllByRole('heading', { name: 'Pay in person' })).toHaveLength(isPaid ? 1 : 0);
      expect(screen.getByRole('button', { name: 'Cancel booking' })).toBeTruthy();
    },
  );

  test('is waited for before anything is asked for', () => {
    fakes.attempts = { status: 'loading' };
    const { rerender } = show();
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Pay' })).toBeNull();
    fakes.attempts = aReadyList<PaymentRow>([]);
    rerender(page());
    expect(screen.getByRole('region', { name: 'Pay' })).toBeTruthy();
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
  });

  test('of which nothing is known: nothing is asked for', () => {
    fakes.attempts = { status: 'error', retry: () => {} };
    show();
    expect(screen.getByRole('alert').textContent).toContain('what became of your payments');
    expect(screen.queryByRole('region', { name: 'Pay' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancel booking' })).toBeTruthy();
  });

  test('of which nothing is known says so, and is looked for again', async () => {
    const retry = vi.fn<() => void>();
    fakes.order = { status: 'ready', data: anOrderRow({ status: 'cancelled' }) };
    fakes.attempts = { status: 'error', retry };
    show();
    expect(screen.getByRole('alert').textContent).toContain('what became of your payments');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('attempts without money', () => {
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR);
  const rows = () => [
    aPaymentRow({ id: 'BNS5', state: 'open', createdAt: ago(0) }),
    aPaymentRow({ id: 'BNS4', state: 'cancelled', createdAt: ago(23) }),
    aPaymentRow({ id: 'BNS3', state: 'opening', createdAt: ago(30) }),
    aPaymentRow({ id: 'BNS2', state: 'failed', createdAt: ago(25) }),
  ];
  const lines = () =>
    screen
      .queryAllByRole('link', { name: /^Your attempt to pay/ })
      .map((link) => [link.textContent, link.getAttribute('href')]);
  const wanted = [
    ['Your attempt to pay: Waiting for the payment', '/dashboard/payments/BNS5'],
    ['Your attempt to pay: Cancelled', '/dashboard/payments/BNS4'],
    ['Your attempt to pay: Starting', '/dashboard/payments/BNS3'],
  ];
  const orderIs = (over: Partial<OrderRow>) => () => {
    fakes.order = { status: 'ready', data: anOrderRow(over) };
  };
  const methodsAre = (methods: Answer<PaymentMethods>) => () => {
    fakes.methods = methods;
  };

  test.each([
    ['cancelled', orderIs({ status: 'cancelled' })],
    ['declined', orderIs({ status: 'declined' })],
    ['the phone gone', orderIs({ productGone: true })],
    ['paid in another way', orderIs({ status: 'handedOver', isSold: true })],
    ['the seller gone', () => void (fakes.contact = { status: 'missing' })],
    ['online payment off', methodsAre({ state: 'ready', data: { ...online, online: false } })],
    ['nothing known of it', methodsAre({ state: 'failed', error: new Error('boom') })],
    ['a price outside its limits', orderIs({ resalePrice: 600_000 })],
  ])('that go on, or ended within a day, are found without a button to pay online: %s', (_, prepare) => {
    prepare();
    fakes.attempts = aReadyList(rows());
    show();
    expect(screen.queryByRole('button', { name: 'Continue paying' })).toBeNull();
    expect(lines()).toEqual(wanted);
  });

  test('stand once, where the button is', () => {
    fakes.attempts = aReadyList([aPaymentRow({ state: 'open', until: new Date(Date.now() + HOUR) })]);
    show();
    expect(screen.getByRole('button', { name: 'Continue paying' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See how it stands' })).toBeTruthy();
    expect(lines()).toEqual([]);
  });
});

describe('cancelling', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const confirm = async (name: string) => {
    const dialog = await screen.findByRole('dialog', {
      name: 'Cancel your booking of Samsung Galaxy A54 5G 8/256?',
    });
    await userEvent.click(within(dialog).getByRole('button', { name }));
  };

  test('asks first, then tells', async () => {
    show();
    await press('Cancel booking');
    expect(fakes.cancelBooking).not.toHaveBeenCalled();
    await confirm('Cancel booking');
    await waitFor(() => expect(said).toEqual(['success: Your booking is cancelled']));
    expect(fakes.cancelBooking.mock.calls).toEqual([['phone', { uid: 'buyer' }]]);
  });

  test.each([
    ['opening', true],
    ['open', true],
    ['review', true],
    ['expired', false],
    ['refundDue', false],
  ] as const)(
    'while a payment is %s, the question says what becomes of its money: %s',
    async (state, isSaid) => {
      fakes.attempts = aReadyList([aPaymentRow({ state: 'failed' }), aPaymentRow({ id: 'BNS2', state })]);
      show();
      await press('Cancel booking');
      const { textContent } = await screen.findByRole('dialog');
      expect(textContent).toContain('You can book it again as long as it is for sale.');
      expect(textContent?.includes('arrives afterwards, comes back to you')).toBe(isSaid);
    },
  );

  test('where nothing is known of payments, it says what would become of their money', async () => {
    fakes.attempts = { status: 'loading' };
    show();
    await press('Cancel booking');
    const { textContent } = await screen.findByRole('dialog');
    expect(textContent).toContain(
      'If you have begun to pay online, money that is there already, or arrives afterwards, comes back to you.',
    );
  });

  test('keeping it changes nothing; a failure is told', async () => {
    fakes.cancelBooking.mockRejectedValue(new Error('boom'));
    show();
    await press('Cancel booking');
    await confirm('Keep it');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fakes.cancelBooking).not.toHaveBeenCalled();
    await press('Cancel booking');
    await confirm('Cancel booking');
    await waitFor(() => expect(said).toEqual(['error: Something went worng!']));
  });

  test('a cancelled one says so and may be booked again as long as it is for sale', () => {
    fakes.order = { status: 'ready', data: anOrderRow({ status: 'cancelled' }) };
    const { unmount } = show();
    expect(screen.getByRole('status').textContent).toBe('Cancelled by you');
    expect(screen.getByRole('button', { name: 'Book Now' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
    unmount();
    fakes.phone = { status: 'ready', data: aPhoneRow({ isSold: true }) };
    show();
    expect(screen.queryByRole('button', { name: 'Book Now' })).toBeNull();
  });
});

describe('did you get the phone?', () => {
  const handedOver = (over: Partial<OrderRow> = {}) => {
    const handedOverAt = new Date(Date.now() - HOUR);
    const data = anOrderRow({ status: 'handedOver', isSold: true, handedOverAt, ...over });
    fakes.order = { status: 'ready', data };
    return show();
  };
  const question = () => screen.queryByRole('group', { name: 'Did you get the phone?' });
  const sayYes = async () => {
    const dialog = await screen.findByRole('dialog', { name: 'You have got the phone?' });
    expect(dialog.textContent).toContain('Then the seller gets the money, and it cannot be taken back.');
    expect(fakes.receiveOrder).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(fakes.receiveOrder.mock.calls).toEqual([['buyer_phone', true]]));
  };

  test('yes is told to the server, once', async () => {
    handedOver();
    expect(screen.getByRole('link', { name: '01712345678' })).toBeTruthy();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(said).toEqual(['success: Thank you. Enjoy your phone']));
    expect(fakes.receiveOrder.mock.calls).toEqual([['buyer_phone', true]]);
  });

  test.each([
    [
      'paid',
      {},
      'Say yes only when you have it. Not met yet? Do nothing. If it will not come, say no: an admin looks into it.',
    ],
    ['handedOver', { handedOverAt: new Date() }, /three days without an answer .* he gets his money/],
  ] as const)('who has paid online is told what hangs on it: %s', async (status, over, words) => {
    fakes.order = { status: 'ready', data: anOrderRow({ status, tranId: 'BNS1', ...over }) };
    show();
    expect(screen.getByText(words)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await sayYes();
    await waitFor(() => expect(said).toEqual(['success: Thank you. The seller gets his money']));
  });

  test('no asks once more', async () => {
    handedOver();
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    const dialog = await screen.findByRole('dialog', { name: 'You did not get the phone?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'No' }));
    await waitFor(() => expect(said).toEqual(['success: Thank you. An admin looks into it']));
    expect(fakes.receiveOrder.mock.calls).toEqual([['buyer_phone', false]]);
  });

  test.each([
    [{ received: true }, 'Handed over and paid'],
    [{ received: true, tranId: 'BNS1', isPaid: true }, 'Handed over and paid'],
    [{ handedOverAt: new Date(Date.now() - 7 * 24 * HOUR) }, 'Handed over and paid'],
    [{ received: false }, 'You said that you did not get it. An admin looks into it'],
  ])('%o is not asked any more and says "%s"', (over, words) => {
    handedOver(over);
    expect(screen.getByRole('status').textContent).toBe(words);
    expect(question()).toBeNull();
  });

  test('a phone that came after all', async () => {
    handedOver({ received: false });
    await userEvent.click(screen.getByRole('button', { name: 'I have got it now' }));
    await waitFor(() => expect(fakes.receiveOrder.mock.calls).toEqual([['buyer_phone', true]]));
  });

  test('a phone that was paid for online, and came after all: he is asked once more', async () => {
    fakes.order = { status: 'ready', data: anOrderRow({ status: 'paid', tranId: 'BNS1', received: false }) };
    show();
    await userEvent.click(screen.getByRole('button', { name: 'I have got it now' }));
    await sayYes();
    await waitFor(() => expect(said).toEqual(['success: Thank you. The seller gets his money']));
  });

  test('who has not met the seller yet takes his yes back, and nothing is told', async () => {
    fakes.order = { status: 'ready', data: anOrderRow({ status: 'paid', tranId: 'BNS1' }) };
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    const dialog = await screen.findByRole('dialog', { name: 'You have got the phone?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Not yet' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fakes.receiveOrder).not.toHaveBeenCalled();
  });

  test('the question whether he got none outlives the state that it was asked in', async () => {
    const { rerender } = handedOver();
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    await screen.findByRole('dialog', { name: 'You did not get the phone?' });
    const data = anOrderRow({ status: 'handedOver', isSold: true, handedOverAt: new Date(), received: true });
    fakes.order = { status: 'ready', data };
    rerender(page());
    expect(screen.getByRole('status', { hidden: true }).textContent).toBe('Handed over and paid');
    expect(screen.getByRole('dialog', { name: 'You did not get the phone?' })).toBeTruthy();
  });
});
