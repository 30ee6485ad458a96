import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { collectNotices } from '../../../../tests/setup/notices.ts';
import type { Person, Session } from '../../live/session.ts';
import type { wishPhone } from '../../live/writes.ts';
import { WishButton } from './WishButton.tsx';

const fakes = vi.hoisted(() => ({
  session: undefined as unknown as Session,
  wishPhone: vi.fn<typeof wishPhone>(),
}));
vi.mock('../../live/session.ts', () => ({ useSession: () => fakes.session }));
vi.mock('../../live/writes.ts', () => ({ wishPhone: fakes.wishPhone }));

const person = { uid: 'buyer', name: 'Buyer', email: 'buyer@bns.test' } as Person;
const signedIn: Session = { status: 'signedIn', person, roleKnown: true, roleFailed: false };
const said = collectNotices();

function Page() {
  const { pathname, state } = useLocation();
  return (
    <>
      <WishButton phone={{ productId: 'phone', title: 'Galaxy S21' }} />
      <output>{`${pathname} ${JSON.stringify(state)}`}</output>
    </>
  );
}
const page = (
  <MemoryRouter initialEntries={['/']}>
    <Page />
  </MemoryRouter>
);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Wishlist' }));

beforeEach(() => {
  fakes.session = signedIn;
  fakes.wishPhone.mockReset().mockResolvedValue('wished');
});

test.each([
  ['wished', 'success: Galaxy S21 has been added to your wishlist'],
  ['already', "error: You've already wishlisted Galaxy S21"],
] as const)('the answer "%s" is told', async (outcome, words) => {
  fakes.wishPhone.mockResolvedValue(outcome);
  render(page);
  await press();
  await waitFor(() => expect(said).toEqual([words]));
});

test('a failure is told', async () => {
  fakes.wishPhone.mockRejectedValue(new Error('boom'));
  render(page);
  await press();
  await waitFor(() => expect(said).toEqual(['error: Something went worng!']));
});

test('a double press wishes once', async () => {
  render(page);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Wishlist' }));
  await waitFor(() => expect(said).toHaveLength(1));
  expect(fakes.wishPhone.mock.calls).toEqual([['phone', person]]);
});

test('case 36: a visitor is told Login First and led to /login, which knows the way back to the phone', async () => {
  fakes.session = { status: 'signedOut' };
  render(page);
  await press();
  expect(said).toEqual(['error: Login First']);
  expect(screen.getByRole('status').textContent).toBe('/login {"from":"/#phone"}');
});

test('a press before the session is known waits for it', async () => {
  fakes.session = { status: 'unknown' };
  const { rerender } = render(page);
  await press();
  expect(said).toEqual([]);
  fakes.session = signedIn;
  rerender(
    <MemoryRouter initialEntries={['/']}>
      <Page />
    </MemoryRouter>,
  );
  await waitFor(() => expect(fakes.wishPhone).toHaveBeenCalledOnce());
});
