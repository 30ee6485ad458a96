import type { Role } from '@bns/domain';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { categories } from '../api/categories.ts';
import { theme } from '../ui/theme.ts';
import { WaitingCount } from '../ui/waitingCount.ts';
import { CategoriesSidebar } from './CategoriesSidebar.tsx';
import { DashboardSidebar } from './DashboardSidebar.tsx';

function Page({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <MemoryRouter>{children}</MemoryRouter>
    </ThemeProvider>
  );
}

const links = () =>
  screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
const brands = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ _id: `b${at}`, categoryName: `Brand ${at}`, image: '' }));

afterEach(() => vi.unstubAllGlobals());

function showCategories(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  categories.retry();
  render(<CategoriesSidebar />, { wrapper: Page });
}

describe('All Categories', () => {
  test('lists the first 10, then all products', async () => {
    showCategories(() => Promise.resolve(Response.json(brands(13))));
    await screen.findByRole('link', { name: 'Brand 9' });
    expect(links()).toHaveLength(11);
    expect(links().slice(-2)).toEqual(['Brand 9 /products/b9', 'All Products /all-products']);
  });

  test('says so when it fails, and can be tried again; all products stay reachable', async () => {
    const refused = { code: 'forbidden', detail: 'No' };
    const headers = { 'content-type': 'application/problem+json' };
    showCategories(() => Promise.resolve(new Response(JSON.stringify(refused), { status: 403, headers })));
    expect((await screen.findByRole('alert')).textContent).toContain('This list could not be loaded');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(links()).toEqual(['All Products /all-products']);
  });
});

const everyone = ['My Orders /dashboard/my-orders', 'My Wishlists /dashboard/my-wishlists'];
const sellers = ['Add Product /dashboard/add-product', 'My Products /dashboard/my-products'];
const admins = [
  'All Users /dashboard/all-users',
  'All Sellers /dashboard/all-sellers',
  'Reported Products /dashboard/reported-products',
];
const own = ['Profile /dashboard/profile'];
const booked = ['Bookings /dashboard/bookings'];
const office = [
  'Overview /dashboard/overview',
  'Categories /dashboard/categories',
  'Payments /dashboard/payments',
  'Audit Log /dashboard/audit-log',
];

function showDashboard(role: Role, { isSeller = true, isVerified = true } = {}) {
  const person = {
    uid: 'u',
    name: 'Person',
    email: 'person@bns.test',
    image: '',
    role,
    isSeller,
    isVerified,
  };
  render(<DashboardSidebar person={person} />, { wrapper: Page });
}

describe('the dashboard', () => {
  test.each<[Role, string[]]>([
    ['buyer', [...everyone, ...own]],
    ['seller', [...everyone, ...sellers, ...own, ...booked]],
    ['admin', [...everyone, ...sellers, ...admins, ...own, ...booked, ...office]],
  ])('offers a %s his pages, in order', (role, expected) => {
    showDashboard(role);
    expect(links()).toEqual(expected);
    for (const text of ['Person', role, 'person@bns.test']) expect(screen.getByText(text)).toBeTruthy();
  });

  test('the number of open bookings stands beside their link, for screen readers in words', () => {
    const person = { uid: 'u', name: 'P', email: 'p@bns.test', image: '', role: 'seller' as const };
    render(
      <WaitingCount value="24+">
        <DashboardSidebar person={{ ...person, isSeller: true, isVerified: false }} />
      </WaitingCount>,
      { wrapper: Page },
    );
    expect(screen.getByRole('link', { name: 'Bookings 24+ open' })).toBeTruthy();
  });

  test.each<[string, Role, { isSeller?: boolean; isVerified?: boolean }, number]>([
    ['a verified seller', 'seller', {}, 1],
    ['a seller who is not verified', 'seller', { isVerified: false }, 0],
    ['an admin who sells nothing', 'admin', { isSeller: false }, 0],
    ['a buyer', 'buyer', {}, 0],
  ])("%s and the badge 'Veified Seller'", (_name, role, flags, badges) => {
    showDashboard(role, flags);
    expect(screen.queryAllByRole('img', { name: 'Veified Seller' })).toHaveLength(badges);
  });
});
