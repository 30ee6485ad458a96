import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Person, Session } from '../live/session.ts';
import { GuestOnly, RequireRole, RequireSignedIn } from './guards.tsx';

const fakes = vi.hoisted(() => ({
  session: { status: 'unknown' } as Session,
  retryRole: vi.fn<() => void>(),
}));
vi.mock('../live/session.ts', () => ({ useSession: () => fakes.session, retryRole: fakes.retryRole }));
vi.mock('../live/SignedIn.tsx', () => ({ SignedIn: ({ children }: { children: ReactNode }) => children }));

const person: Person = {
  uid: 'a',
  name: 'A',
  email: 'a@bns.test',
  image: '',
  role: 'buyer',
  isSeller: false,
  isVerified: false,
};
const known = { status: 'signedIn', person, roleKnown: true, roleFailed: false } as const;
const seller = { ...known, person: { ...person, role: 'seller' } } as const;

const visited: string[] = [];
function Visit({ name }: { name: string }) {
  const { pathname, search, hash, state } = useLocation();
  visited.push(`${name} ${useNavigationType()} ${pathname}${search}${hash} ${JSON.stringify(state)}`);
  return <p>{name}</p>;
}

function open(address: string, state: unknown = null) {
  const { rerender } = render(site(address, state));
  return { again: () => rerender(site(address, state)) };
}

function site(address: string, state: unknown) {
  const [pathname = '', search = ''] = address.split('?');
  return (
    <MemoryRouter initialEntries={[{ pathname, search: search === '' ? '' : `?${search}`, state }]}>
      <Routes>
        <Route
          path="/login"
          element={
            <GuestOnly>
              <Visit name="login" />
            </GuestOnly>
          }
        />
        <Route path="/home" element={<Visit name="home" />} />
        <Route element={<RequireSignedIn />}>
          <Route path="/all-products" element={<Visit name="list" />} />
          <Route path="/dashboard" element={<Visit name="dashboard" />} />
          <Route element={<RequireRole anyOf={['seller', 'admin']} />}>
            <Route path="/dashboard/add-product" element={<Visit name="add" />} />
          </Route>
        </Route>
      </Routes>
    </MemoryRouter>
  );
}

beforeEach(() => {
  visited.length = 0;
  fakes.retryRole.mockReset();
});
const loader = () => screen.getByRole('progressbar', { name: 'Loading' });

describe('a page for signed-in people', () => {
  test('shows the loader and nothing else while it is unknown who asks', () => {
    fakes.session = { status: 'unknown' };
    open('/all-products');
    loader();
    expect(visited).toEqual([]);
  });

  test('case 20: sends a guest to /login with the full address', () => {
    fakes.session = { status: 'signedOut' };
    open('/all-products?brand=samsung&max=20000');
    expect(visited).toEqual(['login REPLACE /login {"from":"/all-products?brand=samsung&max=20000"}']);
  });

  test('after a Logout on it the next person is not led back to it', async () => {
    fakes.session = known;
    const { again } = open('/dashboard');
    await screen.findByText('dashboard');
    visited.length = 0;
    fakes.session = { status: 'signedOut', chosen: true };
    again();
    expect(visited).toEqual(['login REPLACE /login null']);
  });

  test('case 20: asked for after a Logout elsewhere, the next person is led back to it', () => {
    fakes.session = { status: 'signedOut', chosen: true };
    open('/all-products');
    expect(visited).toEqual(['login REPLACE /login {"from":"/all-products"}']);
  });

  test('shows itself to who is signed in', async () => {
    fakes.session = known;
    open('/all-products');
    await screen.findByText('list');
    expect(visited).toEqual(['list POP /all-products null']);
  });
});

describe('a page for sellers', () => {
  test('waits while the role is unknown', async () => {
    fakes.session = { ...seller, roleKnown: false };
    open('/dashboard/add-product');
    await screen.findByRole('progressbar', { name: 'Loading' });
    expect(visited).toEqual([]);
  });

  test('case 21: sends a buyer to /dashboard, once', async () => {
    fakes.session = known;
    open('/dashboard/add-product');
    await screen.findByText('dashboard');
    expect(visited).toEqual(['dashboard REPLACE /dashboard null']);
  });

  test('shows itself to a seller', async () => {
    fakes.session = seller;
    open('/dashboard/add-product');
    await screen.findByText('add');
    expect(visited).toEqual(['add POP /dashboard/add-product null']);
  });

  test('case 16: a role that cannot be looked up is told, and can be asked again', async () => {
    fakes.session = { ...known, roleKnown: false, roleFailed: true };
    open('/dashboard/add-product');
    (await screen.findByRole('button', { name: 'Try again' })).click();
    expect(fakes.retryRole).toHaveBeenCalledOnce();
    expect(visited).toEqual([]);
  });
});

describe('/login', () => {
  test('waits while it is unknown who asks', () => {
    fakes.session = { status: 'unknown' };
    open('/login');
    loader();
    expect(visited).toEqual([]);
  });

  test('case 21: leads a signed-in person on once, to where he came from', async () => {
    fakes.session = known;
    open('/login', { from: '/all-products?brand=apple' });
    await screen.findByText('list');
    expect(visited).toEqual(['list REPLACE /all-products?brand=apple null']);
  });

  test('or to /home', () => {
    fakes.session = known;
    open('/login', { from: 'https://evil.example' });
    expect(visited).toEqual(['home REPLACE /home null']);
  });
});
