import { DomainError, identityMessage } from '@bns/domain';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { describedBy } from '../../../../tests/setup/describedBy.ts';
import { collectNotices } from '../../../../tests/setup/notices.ts';
import type { login } from '../../live/account.ts';
import { LoginForm } from './LoginForm.tsx';

const fakes = vi.hoisted(() => ({ login: vi.fn<typeof login>() }));
vi.mock('../../live/account.ts', () => ({ login: fakes.login }));

const said = collectNotices();
const button = () => screen.getByRole('button', { name: 'Login' });
const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');

beforeEach(() => {
  fakes.login.mockReset().mockResolvedValue();
  render(<LoginForm />);
});

async function fillIn(mail = 'buyer@bns.test', word = 'bns-demo-1') {
  const user = userEvent.setup();
  await user.type(email(), mail);
  await user.type(password(), word);
  return user;
}

describe('Login', () => {
  test('case 50: everything empty shows both messages, each at its field', async () => {
    await userEvent.click(button());
    await waitFor(() => expect(describedBy(email())).toBe('*Email is required'));
    expect(describedBy(password())).toBe('*Password is required');
    expect(fakes.login).not.toHaveBeenCalled();
  });

  test('a password of five characters is wrong without asking', async () => {
    const user = await fillIn('buyer@bns.test', '12345');
    await user.click(button());
    await waitFor(() => expect(describedBy(password())).toBe('Wrong Password!'));
    expect(fakes.login).not.toHaveBeenCalled();
  });

  test('case 15: the address is trimmed and in lower case', async () => {
    const user = await fillIn('Buyer@BNS.test');
    await user.click(button());
    expect(fakes.login).toHaveBeenCalledWith({ email: 'buyer@bns.test', password: 'bns-demo-1' });
  });

  test('the password can be looked at', async () => {
    const user = await fillIn();
    expect(password()).toHaveProperty('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveProperty('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveProperty('type', 'password');
  });

  test.each([
    ['auth/user-not-found', 'User not found'],
    ['auth/wrong-password', 'Wrong password'],
    ['auth/invalid-credential', 'Email or password is wrong'],
    ['auth/too-many-requests', 'Too many attempts. Please wait a few minutes and try again'],
    ['auth/network-request-failed', 'You seem to be offline. Please check your connection and try again'],
  ])('case 2: %s is told in words, the form is kept and usable again', async (code, words) => {
    fakes.login.mockRejectedValueOnce(new DomainError('unauthenticated', identityMessage(code)));
    const user = await fillIn();
    await user.click(button());
    await waitFor(() => expect(said).toEqual([`error: ${words}`]));
    await waitFor(() => expect(button()).toHaveProperty('disabled', false));
    expect(email()).toHaveProperty('value', 'buyer@bns.test');
    expect(password()).toHaveProperty('value', 'bns-demo-1');
    await user.click(button());
    expect(fakes.login).toHaveBeenCalledTimes(2);
  });

  test('case 33: a double click asks once', async () => {
    fakes.login.mockReturnValue(new Promise(() => {}));
    const user = await fillIn();
    await user.dblClick(button());
    await waitFor(() => expect(button()).toHaveProperty('disabled', true));
    expect(fakes.login).toHaveBeenCalledOnce();
  });
});
