import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KEPT_HEADER } from '../api/keptHeader.ts';
import Landing from './Landing.tsx';

vi.mock('../live/session.ts', () => ({ useSession: () => ({ status: 'signedOut' }) }));

let headers: HeadersInit;

beforeEach(() => {
  const brand = { _id: 'samsung', categoryName: 'Samsung', image: '', phones: 1 };
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ categories: [brand], advertised: [] }, { headers })),
  );
});
afterEach(() => vi.unstubAllGlobals());

const isOld = () => screen.queryByText(/^These phones are as you saw them last/) !== null;

test('case 59: what the service worker kept is said to be old, until the line is back', async () => {
  headers = { [KEPT_HEADER]: 'yes' };
  render(<Landing />, { wrapper: MemoryRouter });
  expect(await screen.findByText('Samsung')).toBeTruthy();
  expect(isOld()).toBe(true);
  headers = {};
  await act(async () => void window.dispatchEvent(new Event('online')));
  await vi.waitFor(() => expect(isOld()).toBe(false));
});
