import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../live/session.ts';
import { setLeaveQuestion } from '../ui/historyGate.ts';
import { Header } from './Header.tsx';

const fakes = vi.hoisted(() => ({ session: { status: 'unknown' } as Session, signOut: vi.fn() }));
vi.mock('../live/session.ts', () => ({ useSession: () => fakes.session, signOut: fakes.signOut }));

const signedIn: Session = {
  status: 'signedIn',
  roleKnown: true,
  roleFailed: false,
  person: {
    uid: 'b',
    name: 'Buyer',
    email: 'buyer@bns.test',
    image: '',
    role: 'buyer',
    isSeller: false,
    isVerified: false,
  },
};

function show(session: Session) {
  fakes.session = session;
  render(
    <MemoryRouter>
      <Header />
    </MemoryRouter>,
  );
}

const names = () =>
  screen.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent);

beforeEach(() => fakes.signOut.mockReset());

test('signed out: Home, Products, Blog and the way to /login', () => {
  show({ status: 'signedOut' });
  expect(names()).toEqual(['BNS', 'Home', 'Products', 'Blog', 'Login']);
  expect(screen.getByRole('link', { name: 'Products' }).getAttribute('href')).toBe('/all-products');
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
});

test('while nobody knows, neither Login nor Logout is offered', () => {
  show({ status: 'unknown' });
  expect(names()).toEqual(['BNS', 'Home', 'Products', 'Blog']);
});

test('signed in: Dashboard, the name on the avatar, and a Logout that is announced', async () => {
  show(signedIn);
  expect(names()).toEqual(['BNS', 'Home', 'Products', 'Blog', 'Dashboard']);
  await userEvent.hover(screen.getByText('B'));
  expect(screen.getByRole('tooltip').textContent).toBe('Buyer');
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(fakes.signOut).toHaveBeenCalledWith({ announce: true });
});

test('where a form would be lost, Logout asks first', async () => {
  const ask = vi.fn<(act: () => void) => void>();
  const end = setLeaveQuestion(ask);
  show(signedIn);
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(fakes.signOut).not.toHaveBeenCalled();
  ask.mock.calls[0]?.[0]();
  expect(fakes.signOut).toHaveBeenCalledOnce();
  end();
});
