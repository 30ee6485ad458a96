import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { aPhoneRow } from '../../../../tests/builders/rows.ts';
import { collectNotices } from '../../../../tests/setup/notices.ts';
import type { Answer } from '../../api/keptAnswer.ts';
import { LandingAdvertised } from './LandingAdvertised.tsx';
import { LandingCategories } from './LandingCategories.tsx';
import { LandingRegister } from './LandingRegister.tsx';

const fakes = vi.hoisted(() => ({ status: 'unknown' }));
vi.mock('../../live/session.ts', () => ({ useSession: () => ({ status: fakes.status }) }));

const said = collectNotices();
const brands = Array.from({ length: 7 }, (_, at) => ({
  _id: `b${at}`,
  categoryName: `Brand ${at}`,
  image: '',
  phones: at,
}));

function ready(phones: number) {
  const advertised = Array.from({ length: phones }, (_, at) => ({
    ...aPhoneRow({ title: `Phone ${at}` }),
    _id: `p${at}`,
    time: new Date().toISOString(),
  }));
  return { state: 'ready' as const, data: { categories: brands, advertised } };
}

function advertise(answer: Answer<ReturnType<typeof ready>['data']>) {
  render(<LandingAdvertised answer={answer} actions={() => null} />, { wrapper: MemoryRouter });
}

test('with no advertised phone the whole section goes, heading and button included', () => {
  advertise(ready(0));
  expect(screen.queryByText('Advertised Products')).toBeNull();
  expect(screen.queryByText('All Products')).toBeNull();
});

test('at most 6 advertised phones, and the way to all of them', () => {
  advertise(ready(8));
  expect(screen.getAllByRole('article')).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'All Products' }).getAttribute('href')).toBe('/all-products');
});

test('the first 6 categories lead to their phones', () => {
  render(<LandingCategories answer={ready(0)} onRetry={() => {}} />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['b0', 'b1', 'b2', 'b3', 'b4', 'b5'].map((id) => `/products/${id}`),
  );
});

test('when the answer fails there is an error panel, and retry asks again', async () => {
  const onRetry = vi.fn();
  render(<LandingCategories answer={{ state: 'failed', error: null }} onRetry={onRetry} />, {
    wrapper: MemoryRouter,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

function Address() {
  return <output>{useLocation().pathname}</output>;
}

function showRegister(status: string) {
  fakes.status = status;
  const page = () => (
    <MemoryRouter>
      <LandingRegister />
      <Address />
    </MemoryRouter>
  );
  const { rerender } = render(page());
  return () => rerender(page());
}

test('Register Now leads a visitor to the form', async () => {
  showRegister('signedOut');
  await userEvent.click(screen.getByRole('button', { name: 'Register Now' }));
  expect(screen.getByRole('status').textContent).toBe('/register');
  expect(said).toEqual([]);
});

test('Register Now waits for the session, and tells a signed-in person so', async () => {
  const again = showRegister('unknown');
  await userEvent.click(screen.getByRole('button', { name: 'Register Now' }));
  expect(screen.getByRole('status').textContent).toBe('/');
  fakes.status = 'signedIn';
  again();
  expect(screen.getByRole('status').textContent).toBe('/all-products');
  expect(said).toEqual(['plain: You are already logged in']);
});
