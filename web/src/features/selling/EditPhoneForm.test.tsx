import { MESSAGES } from '@bns/domain';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { aReadyList } from '../../../../tests/builders/aReadyList.ts';
import { anOrderRow, aPhoneRow } from '../../../../tests/builders/rows.ts';
import { collectNotices } from '../../../../tests/setup/notices.ts';
import type { uploadImage } from '../../api/uploadImage.ts';
import type { LiveList, OrderRow } from '../../live/lists.ts';
import type { editPhone } from '../../live/writes.ts';
import { EditPhoneForm } from './EditPhoneForm.tsx';

const fakes = vi.hoisted(() => ({
  bookings: undefined as unknown as LiveList<OrderRow>,
  editPhone: vi.fn<typeof editPhone>(),
  uploadImage: vi.fn<typeof uploadImage>(),
}));
vi.mock('../../live/bookings.ts', () => ({ useOpenBookingsOfPhone: () => fakes.bookings }));
vi.mock('../../live/writes.ts', () => ({ editPhone: fakes.editPhone }));
vi.mock('../../api/uploadImage.ts', () => ({ uploadImage: fakes.uploadImage }));
vi.mock('../../api/preparePhoto.ts', () => ({ preparePhoto: (file: Blob) => Promise.resolve(file) }));

const phone = aPhoneRow();
const contact = { sellerEmail: 'seller@bns.test', sellerPhone: '01712345678' };
const photo = new File([new Uint8Array(40)], 'phone.jpg', { type: 'image/jpeg' });
const said = collectNotices();
const onSaved = vi.fn<() => void>();
const show = () => render(<EditPhoneForm phone={phone} contact={contact} onSaved={onSaved} />);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const set = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} }),
  );
  fakes.bookings = aReadyList<OrderRow>([]);
  onSaved.mockReset();
  fakes.editPhone.mockReset().mockResolvedValue(true);
  fakes.uploadImage
    .mockReset()
    .mockResolvedValue({ url: 'https://i.ibb.co/n/new.jpg', display_url: '', width: 640, height: 480 });
});

test('the form holds the phone as it is; brand and e-mail cannot be changed', () => {
  const { container } = show();
  const values = [
    'Phone Name',
    'Phone Brand',
    'Resale Price',
    'Years of Use',
    'Your Number (BD)',
    'Location',
  ];
  expect(values.map((label) => field(label).value)).toEqual([
    phone.title,
    phone.categoryName,
    String(phone.resalePrice),
    phone.yearsOfUse.replace(' Years', ''),
    contact.sellerPhone,
    phone.location,
  ]);
  expect([field('Phone Brand').readOnly, field('Seller Email').readOnly]).toEqual([true, true]);
  expect(container.querySelector('img')?.getAttribute('src')).toBe(phone.image);
});

test('what is changed is saved, once, in the domain’s form; the photo stays', async () => {
  show();
  set('Resale Price', '২৯,০০০');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(said).toEqual(['success: Your changes are saved']);
  expect(fakes.editPhone.mock.calls).toEqual([['phone', { resalePrice: 29000 }]]);
  expect(fakes.editPhone).toHaveBeenCalledOnce();
});

test('only what was changed is sent, so that nothing of another tab’s is undone; the district goes with the place', async () => {
  show();
  set('Location', 'Zindabazar, Sylhet');
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(fakes.editPhone.mock.calls).toEqual([
    ['phone', { location: 'Zindabazar, Sylhet', district: 'Sylhet' }],
  ]);
});

test('whoever has gone elsewhere meanwhile stays there; leaving during the upload is asked about first', async () => {
  let arrive = (_image: Awaited<ReturnType<typeof uploadImage>>) => {};
  fakes.uploadImage.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const { unmount } = show();
  await userEvent.upload(field('Image'), photo);
  await save();
  await waitFor(() => expect(fakes.uploadImage).toHaveBeenCalledOnce());
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  unmount();
  arrive({ url: 'https://i.ibb.co/n/new.jpg', display_url: '', width: 640, height: 480 });
  await waitFor(() => expect(said).toContain('success: Your changes are saved'));
  expect(onSaved).not.toHaveBeenCalled();
});

test('another photo is uploaded first, and after a failure not a second time', async () => {
  fakes.editPhone.mockRejectedValueOnce(new Error('boom'));
  show();
  await userEvent.upload(field('Image'), photo);
  await save();
  await waitFor(() => expect(said).toContain(`error: ${MESSAGES.wrong}`));
  expect(field('Phone Name').value).toBe(phone.title);
  await save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(fakes.uploadImage).toHaveBeenCalledOnce();
  expect(fakes.editPhone.mock.calls[1]?.[1].image).toBe('https://i.ibb.co/n/new.jpg');
});

test('what is wrong is said at its field, and the first such field has the focus', async () => {
  show();
  set('Phone Name', '');
  set('Description', 'Too short');
  await save();
  expect(await screen.findByText('Phone name is required*')).toBeTruthy();
  expect(screen.getByText('Password must be at least 100 characters')).toBeTruthy();
  expect(document.activeElement).toBe(field('Phone Name'));
  expect(fakes.editPhone).not.toHaveBeenCalled();
});

test('case 31: open bookings keep their price, and the form says so', () => {
  fakes.bookings = aReadyList([anOrderRow()]);
  show();
  expect(screen.getByRole('alert').textContent).toBe(
    'One person has booked this phone and keeps the price agreed on then. A new price is for new bookings.',
  );
  cleanup();
  fakes.bookings = aReadyList([anOrderRow(), anOrderRow({ buyerId: 'second' })], { hasMore: true });
  show();
  expect(screen.getByRole('alert').textContent).toContain('2+ people have booked this phone and keep the');
});

test('a resale price above the original one is asked about first', async () => {
  show();
  set('Resale Price', String(phone.originalPrice + 1));
  await save();
  const dialog = await screen.findByRole('dialog');
  expect(fakes.editPhone).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
});

test('nothing changed: that is said', async () => {
  fakes.editPhone.mockResolvedValue(false);
  show();
  await save();
  await waitFor(() => expect(said).toEqual(['plain: There is nothing to save: all is as it was']));
});
