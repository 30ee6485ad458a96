import { DomainError, identityMessage, MESSAGES } from '@bns/domain';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { describedBy } from '../../../../tests/setup/describedBy.ts';
import { collectNotices } from '../../../../tests/setup/notices.ts';
import type { register } from '../../live/register.ts';
import { RegisterForm } from './RegisterForm.tsx';

const fakes = vi.hoisted(() => ({
  register: vi.fn<typeof register>(),
  preparePhoto: vi.fn<(file: Blob) => Promise<Blob>>(),
}));
vi.mock('../../live/account.ts', () => ({ register: fakes.register }));
vi.mock('../../api/preparePhoto.ts', () => ({ preparePhoto: fakes.preparePhoto }));

const said = collectNotices();
const photo = new File(['jpeg'], 'me.jpg', { type: 'image/jpeg' });
const onDone = vi.fn<() => void>();
let leave = () => {};
const button = () => screen.getByRole('button', { name: 'Register' });

beforeEach(() => {
  fakes.register.mockReset().mockResolvedValue();
  fakes.preparePhoto.mockReset().mockImplementation((file) => Promise.resolve(file));
  onDone.mockReset();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  ({ unmount: leave } = render(<RegisterForm onDone={onDone} />));
});

async function fillIn() {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Username'), '  New   Person ');
  await user.upload(screen.getByLabelText('Photo'), photo);
  await user.type(screen.getByLabelText('Email'), 'New@BNS.test');
  await user.type(screen.getByLabelText('Password'), 'bns-demo-1');
  return user;
}

describe('Register', () => {
  test('whoever has gone elsewhere before the account is made is not led anywhere', async () => {
    let made: () => void = () => {};
    fakes.register.mockReturnValue(
      new Promise((resolve) => {
        made = resolve;
      }),
    );
    const user = await fillIn();
    await user.click(button());
    await waitFor(() => expect(fakes.register).toHaveBeenCalled());
    leave();
    made();
    await waitFor(() => expect(said).toEqual([`success: ${MESSAGES.accountCreated}`]));
    expect(onDone).not.toHaveBeenCalled();
  });

  test('case 50: everything empty shows every message of the spec at its field', async () => {
    await userEvent.click(button());
    for (const [label, message] of [
      ['Username', '*Username is required'],
      ['Photo', 'Image is required*'],
      ['Email', '*Email is required'],
      ['Password', '*Password is required'],
    ] as const) {
      await waitFor(() => expect(describedBy(screen.getByLabelText(label))).toBe(message));
    }
    expect(fakes.register).not.toHaveBeenCalled();
  });

  test('a password of five characters is told', async () => {
    const user = await fillIn();
    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), '12345');
    await user.click(button());
    await waitFor(() =>
      expect(describedBy(screen.getByLabelText('Password'))).toBe('Password must be at least 6 characters'),
    );
  });

  test('sends cleaned values with the photo, a buyer unless Seller is chosen', async () => {
    const user = await fillIn();
    expect(screen.getByRole('radio', { name: 'Buyer' })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('radio', { name: 'Seller' }));
    await user.click(button());
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(fakes.register.mock.calls[0]?.[0]).toEqual({
      name: 'New Person',
      image: photo,
      email: 'new@bns.test',
      password: 'bns-demo-1',
      accountType: 'seller',
    });
    expect(said).toEqual(['success: Account Created Successfully']);
  });

  test('a photo that is still being made ready is waited for', async () => {
    let ready = () => {};
    fakes.preparePhoto.mockReturnValue(
      new Promise((resolve) => {
        ready = () => resolve(photo);
      }),
    );
    const user = await fillIn();
    await user.click(button());
    expect(screen.queryByText('Image is required*')).toBeNull();
    ready();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  });

  test('one loading toast stands for the upload, and the bar shows how far it is', async () => {
    let finish = () => {};
    fakes.register.mockImplementation((_values, onStep) => {
      onStep({ step: 'account' });
      onStep({ step: 'photo', uploaded: 0 });
      onStep({ step: 'photo', uploaded: 0.4 });
      return new Promise((resolve) => {
        finish = resolve;
      });
    });
    const user = await fillIn();
    await user.click(button());
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'Photo upload' }).getAttribute('aria-valuenow')).toBe(
        '40',
      ),
    );
    expect(said).toEqual(['loading: Uploading the photo']);
    finish();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  });

  test('case 8: an address that exists is told, and nothing that was filled in is lost', async () => {
    const words = identityMessage('auth/email-already-in-use');
    fakes.register.mockRejectedValueOnce(new DomainError('unauthenticated', words));
    const user = await fillIn();
    await user.click(button());
    await waitFor(() => expect(said).toEqual([`error: ${words}`]));
    expect(screen.getByLabelText('Username')).toHaveProperty('value', '  New   Person ');
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'New@BNS.test');
    expect(onDone).not.toHaveBeenCalled();
    await waitFor(() => expect(button()).toHaveProperty('disabled', false));
    await user.click(button());
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(fakes.register.mock.calls[1]?.[0].image).toBe(photo);
  });

  test('case 33: a double click makes one account', async () => {
    fakes.register.mockReturnValue(new Promise(() => {}));
    const user = await fillIn();
    await user.dblClick(button());
    await waitFor(() => expect(button()).toHaveProperty('disabled', true));
    expect(fakes.register).toHaveBeenCalledOnce();
  });
});
