import { render, screen, waitFor } from '@testing-library/react';
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
