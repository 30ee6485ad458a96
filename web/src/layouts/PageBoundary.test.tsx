import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { PlainLayout } from './PlainLayout.tsx';

vi.mock('../live/session.ts', () => ({ useSession: () => ({ status: 'signedOut' }) }));

function Broken(): never {
  throw new Error('Broken');
}

test('a page that fails leaves the header, and the next page is shown', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  render(
    <MemoryRouter initialEntries={['/broken']}>
      <Routes>
        <Route element={<PlainLayout />}>
          <Route path="/" element={<Link to="/broken">Once more</Link>} />
          <Route path="/broken" element={<Broken />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByRole('alert').textContent).toContain('This page could not be shown');
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Once more' }));
  expect(screen.getByRole('alert')).toBeTruthy();
  vi.mocked(console.error).mockClear();
});
