import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { PlainLayout } from '../layouts/PlainLayout.tsx';
import { lazyPage } from './lazyPage.ts';

vi.mock('../live/session.ts', () => ({ useSession: () => ({ status: 'signedOut' }) }));

const page = { default: () => <h1>Blog</h1> };
let load: ReturnType<typeof vi.fn<() => Promise<typeof page>>>;

const link = (name: string) => within(screen.getByRole('banner')).getByRole('link', { name });

beforeEach(async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  load = vi.fn<() => Promise<typeof page>>().mockRejectedValue(new TypeError('Failed to fetch'));
  const Blog = lazyPage(load);
  render(
    <MemoryRouter initialEntries={['/blog']}>
      <Suspense>
        <Routes>
          <Route element={<PlainLayout />}>
            <Route path="/" element={<h1>Home</h1>} />
            <Route path="/blog" element={<Blog />} />
          </Route>
        </Routes>
      </Suspense>
    </MemoryRouter>,
  );
  await screen.findByText('This page could not be shown');
});

test('case 59: without a line a page whose code is not here says so under the header, which leads on', async () => {
  await userEvent.click(link('Home'));
  expect(screen.getByRole('heading', { name: 'Home' })).toBeTruthy();
  load.mockResolvedValue(page);
  await userEvent.click(link('Blog'));
  expect(await screen.findByRole('heading', { name: 'Blog' })).toBeTruthy();
});

test.each([
  ['the line is back', () => act(async () => void window.dispatchEvent(new Event('online')))],
  ['somebody asks for it', () => userEvent.click(screen.getByRole('button', { name: 'Try again' }))],
])('it comes when %s', async (_, cause) => {
  load.mockResolvedValue(page);
  await cause();
  expect(await screen.findByRole('heading', { name: 'Blog' })).toBeTruthy();
});
