import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PhotoField } from './PhotoField.tsx';

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const prepare = vi.fn<(file: File) => Promise<Blob>>();

beforeEach(() => {
  prepare.mockReset();
  prepare.mockImplementation((file) => Promise.resolve(file));
  URL.createObjectURL = (file) => `blob:${(file as File).name}`;
  URL.revokeObjectURL = () => {};
});

function Form({ error }: { error?: string }) {
  const [value, setValue] = useState<Blob | null>(null);
  return (
    <>
      <PhotoField label="Image" value={value} onChange={setValue} prepare={prepare} error={error} />
      <output>{value === null ? 'none' : (value as File).name}</output>
    </>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Image');
const chosen = () => screen.getByRole('status').textContent;

test('a chosen photo is shown at once', async () => {
  const { container } = render(<Form />);
  await userEvent.upload(input(), photo('front.jpg'));
  await waitFor(() => expect(chosen()).toBe('front.jpg'));
  const shown = () => container.querySelector('img')?.getAttribute('src');
  await waitFor(() => expect(shown()).toBe('blob:front.jpg'));
});

test('case 48: cancelling the chooser keeps the earlier photo', async () => {
  render(<Form />);
  await userEvent.upload(input(), photo('front.jpg'));
  await waitFor(() => expect(chosen()).toBe('front.jpg'));
  fireEvent.change(input(), { target: { files: [] } });
  expect(chosen()).toBe('front.jpg');
});

test('case 49: the same file can be chosen again', async () => {
  render(<Form />);
  await userEvent.upload(input(), photo('front.jpg'));
  await waitFor(() => expect(input().disabled).toBe(false));
  fireEvent.click(input());
  expect(input().value).toBe('');
  await userEvent.upload(input(), photo('front.jpg'));
  await waitFor(() => expect(prepare).toHaveBeenCalledTimes(2));
});

test('case 63: a file that cannot be a photo says why at the field and leaves the earlier one', async () => {
  render(<Form />);
  await userEvent.upload(input(), photo('front.jpg'));
  await waitFor(() => expect(chosen()).toBe('front.jpg'));
  prepare.mockRejectedValueOnce(new Error('This file is not a photo'));
  await userEvent.upload(input(), photo('page.jpg'));
  await screen.findByText('This file is not a photo');
  expect(screen.getByText('This file is not a photo').id).toBe(input().getAttribute('aria-describedby'));
  expect(chosen()).toBe('front.jpg');
});

test("a form's message stands at the field", () => {
  render(<Form error="Image is required*" />);
  expect(screen.getByText('Image is required*').id).toBe(input().getAttribute('aria-describedby'));
  expect(input().getAttribute('aria-invalid')).toBe('true');
});
