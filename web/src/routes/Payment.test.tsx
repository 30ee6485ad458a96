import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { aPaymentRow } from '../../../tests/builders/rows.ts';
import { collectNotices } from '../../../tests/setup/notices.ts';
import type { decidePayment } from '../api/payments.ts';
import type { PaymentRow } from '../live/payments.ts';
import Payment from './Payment.tsx';

const fakes = vi.hoisted(() => ({
  uid: 'admin',
  payment: undefined as unknown as PaymentRow,
  decidePayment: vi.fn<typeof decidePayment>(),
}));
vi.mock('../live/session.ts', () => ({
  useSession: () => ({ status: 'signedIn', person: { uid: fakes.uid } }),
}));
vi.mock('../live/payments.ts', () => ({ usePayment: () => ({ status: 'ready', data: fakes.payment }) }));
vi.mock('../api/payments.ts', () => ({ decidePayment: fakes.decidePayment }));

const TRAN = `BNS${'a'.repeat(24)}`;
const said = collectNotices();

const page = () => (
  <MemoryRouter initialEntries={[`/${TRAN}`]}>
    <Routes>
      <Route path="/:tranId" element={<Payment />} />
    </Routes>
  </MemoryRouter>
);
function show(over: Partial<PaymentRow>, uid = 'admin') {
  fakes.uid = uid;
  fakes.payment = aPaymentRow({ id: TRAN, taken: 3_150_000, ...over });
  return render(page());
}
const sendBack = () => screen.queryByRole('button', { name: 'Send back' });

beforeEach(() => {
  fakes.decidePayment.mockReset().mockResolvedValue(true);
});

test.each([
  ['paid', 'If the phone was not handed over yet, it is for sale again.', true],
  ['payoutDue', 'If the phone was not handed over yet, it is for sale again.', false],
] as const)('an admin sends back what is %s, after a question', async (state, words, isSaid) => {
  show({ state });
  await userEvent.click(sendBack() as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Send the money back to Buyer?' });
  expect(dialog.textContent).toContain('Seller gets nothing for it');
  expect(dialog.textContent?.includes(words)).toBe(isSaid);
  await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Send back' }));
  await waitFor(() => expect(said).toEqual(['success: The money goes to the refunds']));
  expect(fakes.decidePayment.mock.calls).toEqual([[expect.objectContaining({ id: TRAN, state }), false]]);
});

test('what is decided names the payment as it stood when the question was opened', async () => {
  const { rerender } = show({ state: 'paid' });
  await userEvent.click(sendBack() as HTMLElement);
  const dialog = await screen.findByRole('dialog');
  fakes.payment = { ...fakes.payment, reason: 'notReceived', waits: 'decide' };
  rerender(page());
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send back' }));
  await waitFor(() => expect(said).toHaveLength(1));
  expect(fakes.decidePayment.mock.calls[0]?.[0]).toMatchObject({ id: TRAN, state: 'paid', reason: null });
});

test.each([
  ['its buyer', { state: 'paid' }, 'buyer'],
  ['the seller', { state: 'payoutDue' }, 'seller'],
  [
    'an admin, where it waits for a decision',
    { state: 'paid', reason: 'notReceived', waits: 'decide' },
    'admin',
  ],
  ['an admin, where it has gone already', { state: 'paidOut' }, 'admin'],
] as const)('%s is not offered it', (_, over, uid) => {
  show(over, uid);
  expect(sendBack()).toBeNull();
});
