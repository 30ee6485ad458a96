import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { collectNotices } from '../../../../tests/setup/notices.ts';
import type { Person, Session } from '../../live/session.ts';
import type { reportPhone } from '../../live/writes.ts';
import { ReportDesk, useReport } from './ReportDesk.tsx';

const fakes = vi.hoisted(() => ({
  session: undefined as unknown as Session,
  reportPhone: vi.fn<typeof reportPhone>(),
}));
vi.mock('../../live/session.ts', () => ({ useSession: () => fakes.session }));
vi.mock('../../live/writes.ts', () => ({ reportPhone: fakes.reportPhone }));

const said = collectNotices();

function Card() {
  return <button onClick={useReport({ productId: 'phone', title: 'Galaxy S21' })}>Report to Admin</button>;
}

function Page() {
  const { pathname, state } = useLocation();
  return (
    <ReportDesk>
      <Card />
      <output>{`${pathname} ${JSON.stringify(state)}`}</output>
    </ReportDesk>
  );
}

async function press() {
  render(
    <MemoryRouter initialEntries={['/all-products']}>
      <Page />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Report to Admin' }));
}

beforeEach(() => {
  fakes.reportPhone.mockReset();
});

test('case 37: who is signed out and reports is told Login First and led to /login, and back to the phone', async () => {
  fakes.session = { status: 'signedOut' };
  await press();
  expect(said).toEqual(['error: Login First']);
  expect(screen.getByText('/login {"from":"/all-products#phone"}')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(fakes.reportPhone).not.toHaveBeenCalled();
});

test('who is signed in is asked why', async () => {
  const person = { uid: 'buyer', name: 'Buyer', email: 'buyer@bns.test' } as Person;
  fakes.session = { status: 'signedIn', person, roleKnown: true, roleFailed: false };
  await press();
  expect(await screen.findByRole('dialog', { name: 'Report Galaxy S21' })).toBeTruthy();
});
