import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { collectNotices } from '../../../tests/setup/notices.ts';
import { PhoneNumber } from './PhoneNumber.tsx';

const said = collectNotices();
const copyButton = () => screen.getByRole('button', { name: 'Copy the number of Rahim' });

test('a number is called, written to in its international form, and copied', async () => {
  const user = userEvent.setup();
  render(<PhoneNumber phone="01712345678" of="Rahim" />);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('01712345678')).toBe('tel:+8801712345678');
  expect(hrefOf('Write to Rahim on WhatsApp')).toBe('https://wa.me/8801712345678');
  await user.click(copyButton());
  await waitFor(() => expect(said).toEqual(['success: Copied']));
  expect(await navigator.clipboard.readText()).toBe('01712345678');
});

test('where the browser gives no clipboard, that is said', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  render(<PhoneNumber phone="01712345678" of="Rahim" />);
  await user.click(copyButton());
  await waitFor(() =>
    expect(said).toEqual(['error: The number could not be copied. Please mark it and copy it yourself']),
  );
});
