import { DomainError, type ErrorCode, NOTICE, RELEASE_MS } from '@bns/domain';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aReadyList } from '../../../../tests/builders/aReadyList.ts';
import { anOrderRow, aPaymentRow } from '../../../../tests/builders/rows.ts';
import { ApiError } from '../../api/apiError.ts';
import type { startPayment } from '../../api/payments.ts';
import type { LiveList } from '../../live/lists.ts';
import type { PaymentRow } from '../../live/payments.ts';
import { OnlineAttempt } from './OnlineAttempt.tsx';

const fakes = vi.hoisted(() => ({
  attempts: undefined as unknown as LiveList<PaymentRow>,
  startPayment: vi.fn<typeof startPayment>(),
  leaveFor: vi.fn<(address: string) => Promise<void>>(),
}));
vi.mock('../../live/payments.ts', () => ({ usePaymentsOfOrder: () => fakes.attempts }));
vi.mock('../../api/payments.ts', () => ({ startPayment: fakes.startPayment }));
vi.mock('../../ui/leaveFor.ts', () => ({ leaveFor: fakes.leaveFor }));

const MINUTE = 60_000;
const soon = () => new Date(Date.now() + 10 * MINUTE);
const WORDS = ['none', 'one', 'two', 'three', 'four', 'five'];
const gatewayUrl = 'https://gateway.test/1';

const page = () => (
  <MemoryRouter>
    <OnlineAttempt order={anOrderRow()} />
  </MemoryRouter>
);
const show = () => render(page());
const pay = () => screen.getByRole('button', { name: 'Pay 31,500 Tk' });
const attempt = (over: Partial<PaymentRow>) => {
  fakes.attempts = aReadyList([aPaymentRow({ id: 'BNS1', ...over })]);
};

beforeEach(() => {
  fakes.attempts = aReadyList<PaymentRow>([]);
  fakes.startPayment.mockReset().mockResolvedValue({ tranId: 'BNS1', gatewayUrl });
  fakes.leaveFor.mockReset().mockResolvedValue();
});

test('case 33: presses while the call runs, and while the other page comes, are one call', async () => {
  let started = (_answer: { tranId: string; gatewayUrl: string }) => {};
  fakes.startPayment.mockReturnValue(new Promise((resolve) => (started = resolve)));
  fakes.leaveFor.mockReturnValue(new Promise(() => {}));
  show();
  await userEvent.dblClick(pay());
  fireEvent.click(pay());
  expect(pay().getAttribute('aria-busy')).toBe('true');
  await act(async () => started({ tranId: 'BNS1', gatewayUrl }));
  fireEvent.click(pay());
  expect(fakes.startPayment.mock.calls).toEqual([['buyer_phone']]);
  expect(fakes.leaveFor.mock.calls).toEqual([[gatewayUrl]]);
});

test('nothing moves under the finger while an attempt starts, though its document is there', async () => {
  fakes.startPayment.mockReturnValue(new Promise(() => {}));
  const { rerender } = show();
  await userEvent.click(pay());
  attempt({ state: 'opening', until: soon() });
  rerender(page());
  expect(pay().getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText('Your payment is under way')).toBeNull();
});

test('whoever pays reads first until when he has to say that the phone never came', () => {
  const days = WORDS[RELEASE_MS / (24 * 60 * MINUTE)];
  show();
  expect(
    screen.getByText(new RegExp(`Say so within ${days} days after the seller says that he handed it over`)),
  ).toBeTruthy();
});

test('what goes on with an open attempt stays as it was pressed until the answer', async () => {
  let refuse = (_fault: Error) => {};
  fakes.startPayment.mockReturnValue(new Promise((_, reject) => (refuse = reject)));
  attempt({ state: 'open', until: soon() });
  const { rerender } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Continue paying' }));
  const stands = () => [
    screen.getByRole('button').textContent,
    screen.queryByRole('status')?.textContent,
    screen.queryByRole('link')?.textContent,
  ];
  const pressed = ['Continue paying', 'Your payment is under way', 'See how it stands'];
  expect(stands()).toEqual(pressed);
  attempt({ state: 'failed' });
  rerender(page());
  fireEvent.click(screen.getByRole('button'));
  expect(stands()).toEqual(pressed);
  await act(async () => refuse(new Error('boom')));
  expect(stands()).toEqual(['Pay 31,500 Tk', undefined, 'Your last attempt: Failed']);
});

describe('a start that is refused says why at the button, which stays', () => {
  const refusal = (code: ErrorCode, message: string) => new ApiError({ code, message });
  test.each([
    ['somebody else is paying', refusal('conflict', 'Somebody else is paying'), 'Somebody else is paying'],
    ['the phone is sold', refusal('sold', NOTICE.sold), NOTICE.sold],
    [
      'the service is down',
      refusal('upstream', 'x'),
      /^The payment service does not answer just now. This attempt took no money, /,
    ],
    ['no line', new DomainError('upstream', NOTICE.offline), NOTICE.offline],
    ['a fault', new Error('boom'), 'Something went wrong!'],
  ])('%s', async (_, fault, words) => {
    fakes.startPayment.mockRejectedValueOnce(fault);
    show();
    await userEvent.click(pay());
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(words));
    expect(fakes.leaveFor).not.toHaveBeenCalled();
    await userEvent.click(pay());
    await waitFor(() => expect(fakes.leaveFor.mock.calls).toEqual([[gatewayUrl]]));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('an open attempt is gone on with, or looked at; when its time is over one may pay anew', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'] });
  try {
    attempt({ state: 'open', until: soon() });
    show();
    expect(screen.getByRole('status').textContent).toBe('Your payment is under way');
    expect(screen.getByRole('link', { name: 'See how it stands' }).getAttribute('href')).toBe(
      '/dashboard/payments/BNS1',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Continue paying' }));
    await waitFor(() => expect(fakes.leaveFor.mock.calls).toEqual([[gatewayUrl]]));
    act(() => void vi.advanceTimersByTime(10 * MINUTE));
    expect(pay()).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['cancelled', ['Your last attempt: Cancelled']],
  ['failed', ['Your last attempt: Failed']],
  ['refundDue', []],
  ['refunded', []],
] as const)('after an attempt that is %s', (state, words) => {
  attempt({ state });
  show();
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(words);
  expect(pay()).toBeTruthy();
});
