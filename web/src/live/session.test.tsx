import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const loaded = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  loaded.mockReset();
  vi.doMock('./identity.ts', () => ({ watchIdentity: loaded }));
  localStorage.clear();
  vi.spyOn(window, 'addEventListener');
});
// Each test's page is a new one; the window is not.
afterEach(() => {
  for (const [type, listener] of vi.mocked(window.addEventListener).mock.calls)
    if (type === 'storage') window.removeEventListener(type, listener);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(when: 'afterPaint' | 'atOnce' = 'afterPaint') {
  const { useSession } = await import('./session.ts');
  function Page() {
    return <output>{useSession(when).status}</output>;
  }
  render(<Page />);
  return Page;
}

const status = () => screen.getByRole('status').textContent;
const later = () => act(() => vi.advanceTimersByTimeAsync(60_000));

test('a guest is known as one at once, and the identity service is not loaded', async () => {
  await open();
  expect(status()).toBe('signedOut');
  await later();
  expect(loaded).not.toHaveBeenCalled();
});

test.each([
  ['the mark', 'bns-somebody'],
  ['a session token from before the mark', 'token-bns'],
  ['what the identity service keeps here', 'firebase:authUser:key:[DEFAULT]'],
])('with %s the page waits for the identity service, which comes after the first paint', async (_, key) => {
  localStorage.setItem(key, 'x');
  await open();
  expect(status()).toBe('unknown');
  expect(loaded).not.toHaveBeenCalled();
  await later();
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce());
});

test('where the browser keeps nothing, only the identity service knows', async () => {
  vi.stubGlobal('localStorage', undefined);
  await open();
  expect(status()).toBe('unknown');
  await later();
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce());
});

test('a page that cannot do without asks at once', async () => {
  await open('atOnce');
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce());
});

test('somebody who signs in in another tab is looked for here, too', async () => {
  await open();
  window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'yes' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'bns-somebody', newValue: null }));
  await later();
  expect(loaded).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'bns-somebody', newValue: 'yes' }));
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce());
});

test('a page that is written beforehand says of nobody who he is', async () => {
  const Page = await open();
  expect(renderToString(<Page />)).toContain('unknown');
});
