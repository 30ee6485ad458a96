import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { collectNotices } from '../../../../tests/setup/notices.ts';
import type { sendVerification, startSelling } from '../../live/ownEmail.ts';
import type { Person } from '../../live/session.ts';
import { OwnEmail } from './OwnEmail.tsx';
import { StartSelling } from './StartSelling.tsx';

const fakes = vi.hoisted(() => ({
  sendVerification: vi.fn<typeof sendVerification>(),
  startSelling: vi.fn<typeof startSelling>(),
}));
vi.mock('../../live/ownEmail.ts', () => fakes);

const said = collectNotices();
const buyer: Person = {
  uid: 'b',
  name: 'Buyer',
  email: 'buyer@bns.test',
  image: '',
  role: 'buyer',
  isSeller: false,
  isVerified: false,
};

beforeEach(() => {
  fakes.sendVerification.mockReset().mockResolvedValue();
  fakes.startSelling.mockReset().mockResolvedValue();
});

function open(person: Person, isEmailVerified: boolean) {
  render(
    <MemoryRouter>
      <OwnEmail email={person.email} isVerified={isEmailVerified} />
      <StartSelling person={person} isEmailVerified={isEmailVerified} />
    </MemoryRouter>,
  );
}

test('with a verified e-mail one press is enough', async () => {
  open(buyer, true);
  expect(screen.getByRole('status').textContent).toBe('Verified');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('readOnly', true);
  await userEvent.click(screen.getByRole('button', { name: 'Start selling' }));
  expect(fakes.startSelling).toHaveBeenCalledExactlyOnceWith('buyer@bns.test');
  await waitFor(() => expect(said).toEqual(['success: You can sell phones now']));
});

test('without, the message comes first, and can be asked for again', async () => {
  open(buyer, false);
  expect(screen.getByRole('status').textContent).toBe('Not verified yet');
  expect(screen.getByRole('button', { name: 'Start selling' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Send verification email' }));
  await screen.findByRole('button', { name: 'Send it again' });
  expect(said).toEqual(['plain: A message with a link is on its way to buyer@bns.test']);
});

test('a refusal is told in its own words, and the button works again', async () => {
  fakes.startSelling.mockRejectedValueOnce(new Error('cut line'));
  open(buyer, true);
  const button = screen.getByRole('button', { name: 'Start selling' });
  await userEvent.click(button);
  await waitFor(() => expect(said).toEqual(['error: Something went wrong!']));
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
});

test('a seller is led to the form instead', () => {
  open({ ...buyer, role: 'seller', isSeller: true }, true);
  expect(screen.queryByRole('button', { name: 'Start selling' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Add Product' }).getAttribute('href')).toBe(
    '/dashboard/add-product',
  );
});
