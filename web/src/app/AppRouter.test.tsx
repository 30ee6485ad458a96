import { act, render, screen } from '@testing-library/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NavigationBar } from '../layouts/NavigationBar.tsx';
import { ownWindow } from '../live/ownWindow.ts';
import { AppRouter } from './AppRouter.tsx';

let arrive: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/');
  const code = new Promise<{ default: ComponentType }>((resolve) => {
    arrive = () => resolve({ default: () => <h1>Blog</h1> });
  });
  const Blog = lazy(() => code);
  render(
    <AppRouter>
      <NavigationBar />
      <Suspense fallback="Nothing">
        <Routes>
          <Route path="/" element={<Link to="/blog">To the blog</Link>} />
          <Route path="/blog" element={<Blog />} />
        </Routes>
      </Suspense>
    </AppRouter>,
  );
});
afterEach(() => {
  vi.useRealTimers();
});

const bar = () => screen.queryByRole('progressbar', { name: 'Loading' });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a page that is on its way for more than a moment is said to be, while the one before stands', async () => {
  act(() => screen.getByRole('link').click());
  await pass(149);
  expect(bar()).toBeNull();
  await pass(1);
  expect(bar()).not.toBeNull();
  expect(screen.getByRole('link', { name: 'To the blog' })).toBeTruthy();
  arrive();
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Blog' })).toBeTruthy();
  expect(bar()).toBeNull();
});

test('a page that is there at once comes without it', async () => {
  act(() => screen.getByRole('link').click());
  arrive();
  await pass(1000);
  expect(screen.getByRole('heading', { name: 'Blog' })).toBeTruthy();
  expect(bar()).toBeNull();
});

test('a page that is loaded anew is said to be on its way, the one before stands, and is not left for good', async () => {
  const taken = vi.spyOn(ownWindow, 'takeAt').mockReturnValueOnce(true);
  act(() => screen.getByRole('link').click());
  await pass(1000);
  expect(taken).toHaveBeenCalledWith('/blog');
  expect(bar()).not.toBeNull();
  expect(screen.getByRole('link', { name: 'To the blog' })).toBeTruthy();
  act(() => screen.getByRole('link').click());
  arrive();
  await pass(1000);
  expect(screen.getByRole('heading', { name: 'Blog' })).toBeTruthy();
  expect(bar()).toBeNull();
});
