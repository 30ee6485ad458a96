import { DomainError, NOTICE } from '@bns/domain';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { describedBy } from '../../../../tests/setup/describedBy.ts';
import { collectNotices } from '../../../../tests/setup/notices.ts';
import type { uploadImage } from '../../api/uploadImage.ts';
import type { saveProfile } from '../../live/profile.ts';
import type { Person } from '../../live/session.ts';
import { ProfileForm } from './ProfileForm.tsx';

const fakes = vi.hoisted(() => ({
  saveProfile: vi.fn<typeof saveProfile>(),
  uploadImage: vi.fn<typeof uploadImage>(),
  preparePhoto: vi.fn<(file: Blob) => Promise<Blob>>(),
}));
vi.mock('../../live/profile.ts', () => ({ saveProfile: fakes.saveProfile }));
vi.mock('../../api/uploadImage.ts', () => ({ uploadImage: fakes.uploadImage }));
vi.mock('../../api/preparePhoto.ts', () => ({ preparePhoto: fakes.preparePhoto }));

const said = collectNotices();
const photo = new File(['jpeg'], 'me.jpg', { type: 'image/jpeg' });
const hosted = { url: 'https://i.ibb.co/new/me.jpg', display_url: '', width: 1, height: 1 };
const buyer: Person = {
  uid: 'b',
  name: 'Buyer',
  email: 'buyer@bns.test',
  image: 'https://i.ibb.co/old/me.jpg',
  role: 'buyer',
  isSeller: false,
  isVerified: false,
};
const name = () => screen.getByRole('textbox', { name: 'Name' });
const save = () => screen.getByRole('button', { name: 'Save' });

beforeEach(() => {
  fakes.saveProfile.mockReset().mockResolvedValue();
  fakes.uploadImage.mockReset().mockResolvedValue(hosted);
  fakes.preparePhoto.mockReset().mockImplementation((file) => Promise.resolve(file));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

function open(person = buyer) {
  const { container, rerender } = render(<ProfileForm person={person} />);
  const file = container.querySelector<HTMLInputElement>('input[type=file]');
  if (file === null) throw new Error('there is no way to choose a photo');
  return { file, become: (next: Person) => rerender(<ProfileForm person={next} />) };
}

describe('name and photo', () => {
  test('a new name is saved clean, with the picture as it was', async () => {
    open();
    await userEvent.clear(name());
    await userEvent.type(name(), '  New   Name ');
    await userEvent.click(save());
    await waitFor(() => expect(said).toEqual(['success: Your profile is saved']));
    expect(fakes.saveProfile).toHaveBeenCalledExactlyOnceWith('b', { name: 'New Name', image: buyer.image });
    expect(fakes.uploadImage).not.toHaveBeenCalled();
    expect(name()).toHaveProperty('value', 'New Name');
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(false);
  });

  test('case 50: an empty name is told at its field, which is focused', async () => {
    open();
    await userEvent.clear(name());
    await userEvent.click(save());
    await waitFor(() => expect(describedBy(name())).toBe('*Username is required'));
    expect(document.activeElement).toBe(name());
    expect(fakes.saveProfile).not.toHaveBeenCalled();
  });

  test('a photo goes through the picture host, and after a failure it is not sent again', async () => {
    fakes.saveProfile.mockRejectedValueOnce(new DomainError('upstream', NOTICE.offline));
    const { file } = open();
    await userEvent.upload(file, photo);
    await userEvent.click(save());
    await waitFor(() => expect(said).toEqual(['loading: Uploading the photo', `error: ${NOTICE.offline}`]));
    await userEvent.click(save());
    await waitFor(() => expect(said.at(-1)).toBe('success: Your profile is saved'));
    expect(fakes.uploadImage).toHaveBeenCalledOnce();
    expect(fakes.saveProfile).toHaveBeenLastCalledWith('b', { name: 'Buyer', image: hosted.url });
  });

  test('Save pressed while the photo is being read waits for it, and saves it', async () => {
    let read: (photo: Blob) => void = () => {};
    fakes.preparePhoto.mockReturnValue(
      new Promise((resolve) => {
        read = resolve;
      }),
    );
    const { file } = open();
    await userEvent.type(name(), 's');
    await userEvent.upload(file, photo);
    expect(screen.getByRole('progressbar', { name: 'Photo upload' })).toBeTruthy();
    await userEvent.click(save());
    read(photo);
    await waitFor(() => expect(said.at(-1)).toBe('success: Your profile is saved'));
    expect(fakes.saveProfile).toHaveBeenCalledExactlyOnceWith('b', { name: 'Buyers', image: hosted.url });
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('what was saved by half is saved again by the next press, although the document knows it', async () => {
    fakes.saveProfile.mockRejectedValueOnce(new DomainError('upstream', NOTICE.offline));
    const { become } = open();
    await userEvent.type(name(), 's');
    await userEvent.click(save());
    await waitFor(() => expect(said).toEqual([`error: ${NOTICE.offline}`]));
    become({ ...buyer, name: 'Buyers' });
    await userEvent.click(save());
    await waitFor(() => expect(said.at(-1)).toBe('success: Your profile is saved'));
    expect(fakes.saveProfile).toHaveBeenCalledTimes(2);
    await userEvent.click(save());
    await waitFor(() => expect(said.at(-1)).toBe('plain: There is nothing new to save'));
  });

  test('a photo can be taken away: then there are the initials', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo' }));
    expect(screen.getByText('B')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull();
    await userEvent.click(save());
    await waitFor(() =>
      expect(fakes.saveProfile).toHaveBeenCalledExactlyOnceWith('b', { name: 'Buyer', image: '' }),
    );
  });

  test('what is being typed stays when the document changes meanwhile', async () => {
    const { become } = open();
    await userEvent.type(name(), ' the Second');
    become({ ...buyer, name: 'From elsewhere' });
    expect(name()).toHaveProperty('value', 'Buyer the Second');
  });

  test('nothing new is said to be nothing new', async () => {
    open();
    await userEvent.click(save());
    await waitFor(() => expect(said).toEqual(['plain: There is nothing new to save']));
    expect(fakes.saveProfile).not.toHaveBeenCalled();
  });

  test('case 33: a double click saves once', async () => {
    fakes.saveProfile.mockReturnValue(new Promise(() => {}));
    open();
    await userEvent.type(name(), 's');
    await userEvent.dblClick(save());
    await waitFor(() => expect(save()).toHaveProperty('disabled', true));
    expect(fakes.saveProfile).toHaveBeenCalledOnce();
  });
});
