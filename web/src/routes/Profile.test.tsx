import type { Role } from '@bns/domain';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { Session } from '../live/session.ts';
import Profile from './Profile.tsx';

const fakes = vi.hoisted(() => ({
  session: { status: 'unknown' } as Session,
  startSelling: vi.fn<() => Promise<void>>(),
}));
vi.mock('../live/session.ts', () => ({ useSession: () => fakes.session }));
vi.mock('../live/ownEmail.ts', () => ({
  useOwnEmailVerified: () => true,
  sendVerification: () => Promise.resolve(),
  startSelling: fakes.startSelling,
}));
vi.mock('../live/payments.ts', () => ({ usePayoutAccount: () => ({ status: 'missing' }) }));
vi.mock('../live/profile.ts', () => ({ saveProfile: () => Promise.resolve() }));

const person = {
  uid: 'b',
  name: 'Buyer',
  email: 'buyer@bns.test',
  image: 'https://i.ibb.co/old/me.jpg',
  role: 'buyer',
  isSeller: false,
  isVerified: false,
} as const;

function page(over: { isSeller?: boolean; role?: Role } = {}, at = '/dashboard/profile') {
  fakes.session = { status: 'signedIn', roleKnown: true, roleFailed: false, person: { ...person, ...over } };
  return (
    <MemoryRouter initialEntries={[at]}>
      <Profile />
    </MemoryRouter>
  );
}
const part = () => screen.getByRole('group', { name: 'Profile' });

test('Start selling keeps the focus while it waits, and the page has it when the button has gone', async () => {
  let start: () => void = () => {};
  fakes.startSelling.mockReturnValue(
    new Promise((resolve) => {
      start = resolve;
    }),
  );
  const { rerender } = render(page());
  const button = screen.getByRole('button', { name: 'Start selling' });
  await userEvent.click(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button).toHaveProperty('disabled', false);
  expect(document.activeElement).toBe(button);
  await act(async () => start());
  rerender(page({ isSeller: true }));
  await waitFor(() => expect(document.activeElement).toBe(part()));
});

test('the page has the focus when the photo and its Remove have gone', async () => {
  render(page());
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
  await waitFor(() => expect(document.activeElement).toBe(part()));
});

test.each([
  ['buyer', 0],
  ['seller', 1],
  ['admin', 1],
] as const)('a %s is asked %i times where his money goes', (role, times) => {
  render(page({ role }));
  expect(screen.queryAllByRole('form', { name: 'Where your money goes' })).toHaveLength(times);
});

test('whoever is sent there to say where his money goes is led there', () => {
  const scrolled = vi.fn<Element['scrollIntoView']>();
  Element.prototype.scrollIntoView = scrolled;
  render(page({ role: 'seller' }, '/dashboard/profile#payout'));
  expect(scrolled).toHaveBeenCalledOnce();
  expect(document.activeElement?.id).toBe('payout');
});
