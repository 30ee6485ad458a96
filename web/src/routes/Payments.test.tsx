import {
  DomainError,
  maskedAccount,
  NOTICE,
  PAYMENT_NOTICE,
  PAYMENT_REASON_WORDS,
  type PaymentReason,
  type PaymentWait,
} from '@bns/domain';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aPayoutAccount } from '../../../tests/builders/aPayoutAccount.ts';
import { aReadyList } from '../../../tests/builders/aReadyList.ts';
import { aPaymentRow } from '../../../tests/builders/rows.ts';
import { describedBy } from '../../../tests/setup/describedBy.ts';
import { collectNotices } from '../../../tests/setup/notices.ts';
import { ApiError } from '../api/apiError.ts';
import type { checkPayment, decidePayment, payOut, refundPayment, seeRefund } from '../api/payments.ts';
import type { LiveDoc } from '../live/documents.ts';
import type { LiveList } from '../live/lists.ts';
import type { PaymentRow, PayoutAccountRow } from '../live/payments.ts';
import Payments from './Payments.tsx';

const fakes = vi.hoisted(() => ({
  lists: {} as Record<PaymentWait | 'all', LiveList<PaymentRow>>,
  account: { status: 'missing' } as LiveDoc<PayoutAccountRow>,
  payment: { status: 'loading' } as LiveDoc<PaymentRow>,
  checkPayment: vi.fn<typeof checkPayment>(),
  decidePayment: vi.fn<typeof decidePayment>(),
  refundPayment: vi.fn<typeof refundPayment>(),
  seeRefund: vi.fn<typeof seeRefund>(),
  uid: 'admin',
  payOut: vi.fn<typeof payOut>(),
}));
vi.mock('../live/payments.ts', () => ({
  usePaymentsWaiting: (wait: PaymentWait) => fakes.lists[wait],
  usePayments: () => fakes.lists.all,
  usePayment: () => fakes.payment,
  usePayoutAccount: () => fakes.account,
}));
vi.mock('../api/payments.ts', () => fakes);
vi.mock('../live/session.ts', () => ({
  useSession: () => ({ status: 'signedIn', person: { uid: fakes.uid } }),
}));

const said = collectNotices();
const page = () => (
  <MemoryRouter>
    <Payments />
  </MemoryRouter>
);
const show = (lists: Partial<typeof fakes.lists>) => {
  Object.assign(fakes.lists, lists);
  return render(page());
};
const region = (name: string, options: { hidden?: boolean } = {}) =>
  within(screen.getByRole('region', { name, ...options }));
const cards = (name: string) => region(name).queryAllByRole('article');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Presses the verb, and the same one twice in the question that comes. */
async function confirm(verb: string) {
  await press(verb);
  const dialog = await screen.findByRole('dialog');
  await userEvent.dblClick(within(dialog).getByRole('button', { name: verb }));
  return dialog;
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => {
  const none = () => aReadyList<PaymentRow>([]);
  fakes.lists = { decide: none(), refund: none(), payout: none(), all: none() };
  fakes.account = { status: 'ready', data: aPayoutAccount() };
  fakes.payment = { status: 'ready', data: due() };
  fakes.checkPayment.mockReset();
  fakes.decidePayment.mockReset().mockResolvedValue(true);
  fakes.refundPayment.mockReset().mockResolvedValue(true);
  fakes.seeRefund.mockReset().mockResolvedValue(true);
  fakes.uid = 'admin';
  fakes.payOut.mockReset().mockResolvedValue(true);
});

const risky = () => aPaymentRow({ state: 'review', reason: 'risky', waits: 'decide', taken: 3_150_000 });
const held = (reason: PaymentReason) => aPaymentRow({ state: 'paid', reason, waits: 'decide' });
const missing = () => held('notReceived');
const silent = () => held('silent');
const closed = () => held('closed');
const refund = (over: Partial<PaymentRow> = {}) =>
  aPaymentRow({ state: 'refundDue', reason: 'late', waits: 'refund', taken: 3_150_000, ...over });
const due = () => aPaymentRow({ state: 'payoutDue', waits: 'payout', taken: 3_150_000 });

describe('each list', () => {
  test.each([
    ['To decide', 'decide', /^Nothing to decide\./],
    ['Refunds', 'refund', /^Nothing to send back\./],
    ['Payouts', 'payout', /^Nothing to pay out\./],
    ['All payments', 'all', 'Nobody has paid online yet.'],
  ] as const)('%s: on its way, failed and empty are three things', (title, key, none) => {
    const { rerender } = show({ [key]: { status: 'loading' } });
    expect(region(title).getByRole('status', { name: 'Loading' })).toBeTruthy();
    const retry = vi.fn<() => void>();
    fakes.lists[key] = { status: 'error', retry };
    rerender(page());
    expect(region(title).getByRole('alert').textContent).toContain('This list could not be loaded');
    fakes.lists[key] = aReadyList<PaymentRow>([]);
    rerender(page());
    expect(region(title).getByText(none)).toBeTruthy();
    expect(cards(title)).toEqual([]);
  });

  test('counts, keeps its order, leads to each payment, and goes on where there may be more', async () => {
    const loadMore = vi.fn<() => void>();
    const rows = [refund({ id: 'BNSold', title: 'Old' }), refund({ id: 'BNSnew', title: 'New' })];
    show({ refund: aReadyList(rows, { hasMore: true, loadMore }) });
    const refunds = region('Refunds');
    expect(refunds.getByText('2+')).toBeTruthy();
    expect(refunds.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/payments/BNSold',
      '/dashboard/payments/BNSnew',
    ]);
    await userEvent.click(refunds.getByRole('button', { name: 'Show more' }));
    expect(loadMore).toHaveBeenCalledOnce();
  });

  test('tints what comes while people look, not a page that they asked for', () => {
    const { container, rerender } = show({ refund: aReadyList([refund({ id: 'a' })]) });
    const tints = () => container.querySelectorAll('[data-changes]').length;
    const become = (rows: PaymentRow[], over: object = {}) => {
      fakes.lists.refund = aReadyList(rows, over);
      rerender(page());
    };
    expect(tints()).toBe(0);
    const [a, b, c] = [refund({ id: 'a' }), refund({ id: 'b' }), refund({ id: 'c' })];
    become([a], { loadingMore: true });
    become([a, b]);
    expect(tints()).toBe(0);
    become([a, b, c]);
    expect(tints()).toBe(1);
  });
});

test('all payments tell how they stand and what was taken, to the poisha', () => {
  const rows = [refund({ taken: 3_150_050 }), aPaymentRow({ id: 'BNS2', state: 'open', title: 'Pixel' })];
  show({ all: aReadyList(rows) });
  expect(cards('All payments').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Buyer pays Seller · Begun .*Refund on its way31,500\.50 Tk$/),
    expect.stringMatching(/^Pixel.*Waiting for the payment31,500 Tk$/),
  ]);
});

test.each([
  ['a payment that is held', () => aPaymentRow({ state: 'paid' }), 'Paid'],
  ['a risk', risky, 'Risk'],
  ['a complaint', missing, 'Complaint'],
  ['silence', silent, 'Silent'],
  ['a closed account', closed, "Buyer's account closed"],
  ['one that waits for no known reason', () => aPaymentRow({ state: 'paid', waits: 'decide' }), 'To decide'],
  ['a late payment that goes back', () => refund(), 'Refund on its way'],
  ['what is due', due, 'Paid, for the seller'],
])('among all payments %s has a word of its own, not a colour alone', (_, payment, words) => {
  show({ all: aReadyList([payment()]) });
  expect(within(cards('All payments')[0] as HTMLElement).getByText(words)).toBeTruthy();
});

describe('to decide', () => {
  test.each([
    [
      'a risk, Accept',
      risky,
      'Accept',
      'Accept the payment for Samsung Galaxy A54 5G 8/256?',
      'The phone is sold to Buyer. If it can no longer be had, you are told so, and can only send the money back.',
      true,
      'The payment is accepted',
    ],
    [
      'a risk, Send back',
      risky,
      'Send back',
      'Send the money back to Buyer?',
      'The phone is free for others again',
      false,
      'The money goes to the refunds',
    ],
    [
      'a complaint, Accept',
      missing,
      'Accept',
      'Give the money to Seller?',
      'The complaint of Buyer is turned down',
      true,
      'The money goes to Seller',
    ],
    [
      'a complaint, Send back',
      missing,
      'Send back',
      'Send the money back to Buyer?',
      'the money goes to the refunds. If the phone was not handed over yet, it is for sale again.',
      false,
      'The money goes to the refunds',
    ],
    [
      'silence, Accept',
      silent,
      'Accept',
      'Give the money to Seller?',
      'Nobody has said that the phone changed hands. It then counts as handed over',
      true,
      'The money goes to Seller',
    ],
    [
      'a closed account, Accept',
      closed,
      'Accept',
      'Give the money to Seller?',
      'Buyer can no longer say whether the phone came. It then counts as handed over',
      true,
      'The money goes to Seller',
    ],
  ] as const)('%s: the question says what it does, and one press is one call', async (...row) => {
    const [, payment, verb, title, means, accept, done] = row;
    show({ decide: aReadyList([payment()]) });
    const dialog = await confirm(verb);
    expect(dialog.textContent).toContain(title);
    expect(dialog.textContent).toContain(means);
    expect(dialog.textContent?.includes('complaint')).toBe(payment === missing && accept);
    await waitFor(() => expect(said).toEqual([`success: ${done}`]));
    expect(fakes.decidePayment.mock.calls).toEqual([[payment(), accept]]);
  });

  test('what is decided names the payment as it stood when the question was opened', async () => {
    const message = 'It stands otherwise by now';
    fakes.decidePayment.mockRejectedValue(new ApiError({ code: 'conflict', message }));
    for (const verb of ['Accept', 'Send back']) {
      const { rerender, unmount } = show({ decide: aReadyList([silent()]) });
      await press(verb);
      const dialog = within(await screen.findByRole('dialog'));
      fakes.lists.decide = aReadyList([missing()]);
      rerender(page());
      await region('To decide', { hidden: true }).findByText(PAYMENT_REASON_WORDS.notReceived);
      await userEvent.click(dialog.getByRole('button', { name: verb }));
      await waitFor(() => expect(said.at(-1)).toBe(`error: ${message}`));
      expect(fakes.decidePayment.mock.lastCall?.[0]).toMatchObject({ state: 'paid', reason: 'silent' });
      await gone();
      unmount();
    }
  });

  test('says why', () => {
    show({ decide: aReadyList([{ ...risky(), id: 'a' }, missing()]) });
    expect(region('To decide').getByText(/warns of a risk, so an admin looks at it first$/)).toBeTruthy();
    expect(region('To decide').getByText(PAYMENT_REASON_WORDS.notReceived)).toBeTruthy();
  });

  test('what another admin has done already, and what is refused, is told in words', async () => {
    fakes.decidePayment
      .mockResolvedValueOnce(false)
      .mockRejectedValueOnce(new ApiError({ code: 'conflict', message: 'It has been refunded' }));
    show({ decide: aReadyList([risky()]) });
    for (const words of ['plain: This has been done already', 'error: It has been refunded']) {
      await confirm('Accept');
      await waitFor(() => expect(said.at(-1)).toBe(words));
      await gone();
    }
  });
});

test.each(['buyer', 'seller'])(
  'about a payment of which he is the %s an admin does nothing, and is told so',
  (uid) => {
    fakes.uid = uid;
    show({
      decide: aReadyList([risky()]),
      refund: aReadyList([refund({ refundAskedAt: new Date() })]),
      payout: aReadyList([due()]),
    });
    for (const name of ['To decide', 'Refunds', 'Payouts']) {
      expect(region(name).getByText(PAYMENT_NOTICE.ownPayment)).toBeTruthy();
      const buttons = region(name).queryAllByRole('button');
      expect(buttons.filter((one) => !one.getAttribute('aria-label')?.startsWith('Copy'))).toEqual([]);
    }
  },
);

describe('refunds', () => {
  test('Refund says how much goes back to whom', async () => {
    show({ refund: aReadyList([refund({ taken: 3_150_050 })]) });
    const dialog = await confirm('Refund');
    expect(dialog.textContent).toContain('Send 31,500.50 Tk back to Buyer?');
    await waitFor(() => expect(said).toEqual(['success: The refund is asked for']));
    expect(fakes.refundPayment.mock.calls).toEqual([['BNS1']]);
  });

  test('one that the payment service has in hand is asked about, not asked for again', async () => {
    const inHand = refund({ refundAskedAt: new Date(2026, 0, 15, 16, 5), refundRef: 'R1' });
    fakes.checkPayment.mockResolvedValueOnce({ state: 'refundDue' } as never);
    fakes.checkPayment.mockResolvedValueOnce({ state: 'refunded' } as never);
    fakes.checkPayment.mockRejectedValueOnce(new DomainError('upstream', NOTICE.offline));
    show({ refund: aReadyList([inHand]) });
    expect(region('Refunds').getByText(/^Asked for on 15 Jan.*, not yet confirmed$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(said).toEqual(['plain: It is not yet confirmed']));
    expect(fakes.checkPayment.mock.calls).toEqual([['BNS1']]);
    await press('Check again');
    await waitFor(() => expect(said.at(-1)).toBe('success: The money is back with its buyer'));
    await press('Check again');
    await waitFor(() => expect(said.at(-1)).toBe(`error: ${NOTICE.offline}`));
  });

  test('one whose request is on its way says so, and offers nothing until its time is over', async () => {
    const asked = { refundAskedAt: new Date(2026, 0, 15, 16, 5) };
    const until = (ms: number) => aReadyList([refund({ ...asked, refundClaim: new Date(Date.now() + ms) })]);
    const { rerender } = show({ refund: until(3_600_000) });
    expect(region('Refunds').getByText('Being asked for')).toBeTruthy();
    expect(region('Refunds').queryAllByRole('button')).toEqual([]);
    fakes.lists.refund = until(-1);
    rerender(page());
    expect(region('Refunds').getByText(/^Asked for on 15 Jan.*, no confirmation came$/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Refund' })).toBeTruthy();
    expect(screen.queryByText('Being asked for')).toBeNull();
  });

  test('one that was not confirmed can be asked for again, and says when it was', async () => {
    show({ refund: aReadyList([refund({ refundAskedAt: new Date(2026, 0, 15, 16, 5) })]) });
    expect(region('Refunds').getByText(/^Asked for on 15 Jan.*, no confirmation came$/)).toBeTruthy();
    fakes.refundPayment.mockRejectedValueOnce(new ApiError({ code: 'upstream', message: 'boom' }));
    await confirm('Refund');
    await waitFor(() => expect(said).toEqual(['error: Something went wrong!']));
    await gone();
    const message = PAYMENT_NOTICE.refundAsked;
    fakes.refundPayment.mockRejectedValueOnce(new ApiError({ code: 'conflict', message }));
    await confirm('Refund');
    await waitFor(() => expect(said.at(-1)).toBe(`error: ${message}`));
  });

  const askedAt = new Date(2026, 0, 15, 16, 5);
  test.each([
    ['that was never asked for here', {}],
    ['whose answer was lost', { refundAskedAt: askedAt }],
    ['that is in hand', { refundAskedAt: askedAt, refundRef: 'R1' }],
  ])('one %s is said to be back by who has seen it', async (_, over) => {
    show({ refund: aReadyList([refund(over)]) });
    const dialog = await confirm('It is back');
    expect(dialog.textContent).toContain('Is 31,500 Tk back with Buyer?');
    expect(dialog.textContent).toContain('seen it at the payment service');
    await waitFor(() => expect(said).toEqual(['success: The money is back with its buyer']));
    expect(fakes.seeRefund.mock.calls).toEqual([['BNS1']]);
    expect(fakes.refundPayment).not.toHaveBeenCalled();
  });
});

describe('payouts', () => {
  const writeText = vi.fn<(text: string) => Promise<void>>();
  const dialogOf = async () => {
    await press('Paid out');
    return within(await screen.findByRole('dialog'));
  };
  const reference = (dialog: ReturnType<typeof within>) =>
    dialog.getByRole('textbox', { name: 'Reference of the transfer' });

  test('show the account, with its number to copy', async () => {
    const bank = {
      kind: 'bank',
      number: '123456789012',
      accountName: 'Rahim',
      bankName: 'Sonali',
      branch: 'CTG',
    };
    fakes.account = { status: 'ready', data: { ...bank, kind: 'bank', updatedAt: null } };
    show({ payout: aReadyList([due()]) });
    const user = userEvent.setup();
    writeText.mockResolvedValue();
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    const payouts = region('Payouts');
    expect(payouts.getByText('123456789012')).toBeTruthy();
    expect(payouts.getByText('Sonali · CTG · Rahim')).toBeTruthy();
    await user.click(payouts.getByRole('button', { name: 'Copy the account number of Seller' }));
    expect(writeText.mock.calls).toEqual([['123456789012']]);
  });

  test('without an account say so, and cannot be paid', () => {
    fakes.account = { status: 'missing' };
    show({ payout: aReadyList([due()]) });
    expect(region('Payouts').getByText('Seller has not said yet where his money goes')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Paid out' })).toBeNull();
  });

  test('whose account cannot be read say so, and it is read again', async () => {
    const retry = vi.fn<() => void>();
    fakes.account = { status: 'error', retry };
    show({ payout: aReadyList([due()]) });
    expect(region('Payouts').getByRole('alert').textContent).toContain('The account could not be loaded');
    await press('Try again');
    expect(retry).toHaveBeenCalledOnce();
  });

  test('Paid out asks for the reference, which is sent once', async () => {
    show({ payout: aReadyList([due()]) });
    const dialog = await dialogOf();
    expect(dialog.getByRole('heading').textContent).toBe('31,500 Tk for Seller');
    expect(dialog.getByText('01712345678')).toBeTruthy();
    await userEvent.type(reference(dialog), '  TX   77 ');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Paid out' }));
    await gone();
    expect(fakes.payOut.mock.calls).toEqual([['BNS1', 'TX 77', 'bKash …5678']]);
    expect(said).toEqual(['success: Seller is told that his money is there']);
  });

  test.each([
    ['', 'Please write the reference of the transfer'],
    ['ab', 'A reference has 3 to 80 characters'],
  ])('case 50: the reference “%s” is refused at its field', async (text, words) => {
    show({ payout: aReadyList([due()]) });
    const dialog = await dialogOf();
    if (text !== '') await userEvent.type(reference(dialog), text);
    await userEvent.click(dialog.getByRole('button', { name: 'Paid out' }));
    await waitFor(() => expect(describedBy(reference(dialog))).toBe(words));
    expect(fakes.payOut).not.toHaveBeenCalled();
  });

  test('a refusal is told in words and keeps what was typed', async () => {
    fakes.payOut.mockRejectedValueOnce(new ApiError({ code: 'conflict', message: PAYMENT_NOTICE.noAccount }));
    show({ payout: aReadyList([due()]) });
    const dialog = await dialogOf();
    await userEvent.type(reference(dialog), 'TX 77');
    await userEvent.click(dialog.getByRole('button', { name: 'Paid out' }));
    await waitFor(() => expect(said).toEqual([`error: ${PAYMENT_NOTICE.noAccount}`]));
    expect(reference(dialog)).toHaveProperty('value', 'TX 77');
  });

  test.each([
    ['number', { number: '01811112222' }],
    ['kind', { kind: 'nagad' }],
  ] as const)('a %s that the seller changes meanwhile is told, and locks what is open', async (_, over) => {
    const { rerender } = show({ payout: aReadyList([due()]) });
    const dialog = await dialogOf();
    await userEvent.type(reference(dialog), 'TX 77');
    const paidOut = dialog.getByRole('button', { name: 'Paid out' });
    expect(dialog.queryByRole('alert')).toBeNull();
    fakes.account = { status: 'ready', data: { ...aPayoutAccount(), ...over } };
    rerender(page());
    expect(dialog.getByRole('alert').textContent).toMatch(
      /^Seller has changed his account since, and the one above is the old one/,
    );
    expect(dialog.getByText('01712345678')).toBeTruthy();
    expect(dialog.queryByText('01811112222')).toBeNull();
    expect(paidOut).toHaveProperty('disabled', true);
    await userEvent.type(reference(dialog), '{enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await gone();
    expect(fakes.payOut).not.toHaveBeenCalled();

    const anew = await dialogOf();
    expect(anew.queryByRole('alert')).toBeNull();
    await userEvent.type(reference(anew), 'TX 77');
    await userEvent.click(anew.getByRole('button', { name: 'Paid out' }));
    await gone();
    const to = maskedAccount({ ...aPayoutAccount(), ...over });
    expect(fakes.payOut.mock.calls).toEqual([['BNS1', 'TX 77', to]]);
  });

  test('a refusal for a new account that has not come yet does not note it', async () => {
    const message = PAYMENT_NOTICE.accountChanged;
    fakes.payOut.mockRejectedValue(new ApiError({ code: 'conflict', message }));
    const { rerender } = show({ payout: aReadyList([due()]) });
    const dialog = await dialogOf();
    await userEvent.type(reference(dialog), 'TX 77{enter}');
    await waitFor(() => expect(said).toEqual([`error: ${message}`]));
    fakes.account = { status: 'ready', data: { ...aPayoutAccount(), number: '01811112222' } };
    rerender(page());
    await dialog.findByRole('alert');
    expect(dialog.getByRole('button', { name: 'Paid out' })).toHaveProperty('disabled', true);
    expect(fakes.payOut.mock.calls).toEqual([['BNS1', 'TX 77', 'bKash …5678']]);
  });

  test.each([
    ['paidOut', 'Paid out to the seller'],
    ['refundDue', 'Refund on its way'],
  ] as const)('what is %s meanwhile is told in the dialog, and is not noted', async (state, words) => {
    const { rerender } = show({ payout: aReadyList([due()]) });
    const dialog = await dialogOf();
    await userEvent.type(reference(dialog), 'TX 77');
    fakes.payment = { status: 'ready', data: { ...due(), state } };
    fakes.lists.payout = aReadyList<PaymentRow>([]);
    rerender(page());
    expect(dialog.getByRole('alert').textContent).toContain(words);
    expect(dialog.getByRole('button', { name: 'Paid out' })).toHaveProperty('disabled', true);
    await userEvent.type(reference(dialog), '{enter}');
    expect(fakes.payOut).not.toHaveBeenCalled();
  });

  test('one’s own note is no hindrance to itself', async () => {
    let answer: (isDone: boolean) => void = () => {};
    fakes.payOut.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const { rerender } = show({ payout: aReadyList([due()]) });
    const dialog = await dialogOf();
    await userEvent.type(reference(dialog), 'TX 77{enter}');
    await waitFor(() => expect(fakes.payOut).toHaveBeenCalledOnce());
    fakes.payment = { status: 'ready', data: { ...due(), state: 'paidOut' } };
    rerender(page());
    let isTold = false;
    answer(true);
    await waitFor(() => {
      isTold ||= screen.queryByText(/no longer to be paid out/) !== null;
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(isTold).toBe(false);
  });
});

test('the keyboard’s place is kept when a payment leaves its list', async () => {
  const { rerender } = show({ refund: aReadyList([refund()]) });
  await confirm('Refund');
  await gone();
  fakes.lists.refund = aReadyList<PaymentRow>([]);
  rerender(page());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Payments' })));
});
