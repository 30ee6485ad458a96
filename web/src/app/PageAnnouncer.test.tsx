import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageAnnouncer } from './PageAnnouncer.tsx';

test('the name of the next page is announced, that of the first is the browser’s to say', async () => {
  document.title = 'BNS';
  const { container } = render(<PageAnnouncer />);
  expect(container.textContent).toBe('');
  document.title = 'Blog · BNS';
  await waitFor(() => expect(container.querySelector('[aria-live=polite]')?.textContent).toBe('Blog · BNS'));
  expect(screen.queryByText('BNS')).toBeNull();
});

test('how many wait, which stands before the name, makes no new page and is not announced', async () => {
  document.title = 'Bookings · BNS';
  const { container } = render(<PageAnnouncer />);
  const retitled = (title: string) =>
    act(async () => {
      document.title = title;
    });
  await retitled('(2) Bookings · BNS');
  await retitled('Bookings · BNS');
  expect(container.textContent).toBe('');
  await retitled('(9+) My Orders · BNS');
  expect(container.textContent).toBe('My Orders · BNS');
});
