import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { askFirst } from './historyGate.ts';
import { useUnsaved } from './useUnsaved.tsx';

const out = vi.fn<() => void>();
const closing = () => new Event('beforeunload', { cancelable: true });

function Form({ isUnsaved }: { isUnsaved: boolean }) {
  const question = useUnsaved(isUnsaved);
  return (
    <>
      <h1>Form</h1>
      <Link to="/other">Other</Link>
      <a href="#content">Skip to content</a>
      <a href="/slow" onClick={(event) => event.preventDefault()}>
        Slow
      </a>
      <button type="button" onClick={() => askFirst(out)}>
        Logout
      </button>
      {question}
    </>
  );
}
const show = (isUnsaved: boolean) =>
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/start" element={<Link to="/form">Begin</Link>} />
        <Route path="/form" element={<Form isUnsaved={isUnsaved} />} />
        <Route path="/other" element={<h1>Elsewhere</h1>} />
      </Routes>
    </BrowserRouter>,
  );
const asked = () => screen.findByRole('dialog', { name: 'Leave without saving?' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** At the form, with the page before it in the history. */
async function reachForm(isUnsaved: boolean): Promise<void> {
  window.history.pushState({ idx: 0 }, '', '/start');
  show(isUnsaved);
  await userEvent.click(screen.getByRole('link', { name: 'Begin' }));
  await screen.findByRole('heading', { name: 'Form' });
}

beforeEach(() => {
  out.mockReset();
  return reachForm(true);
});

test('a stray click on a link is asked about; staying keeps the form, leaving leaves', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Other' }));
  await asked();
  await press('Stay here');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Form' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Other' }));
  await asked();
  await press('Leave');
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeTruthy();
});

test('the back button is asked about, and the address stays', async () => {
  act(() => window.history.back());
  await asked();
  await waitFor(() => expect(window.location.pathname).toBe('/form'));
  await press('Leave');
  expect(await screen.findByRole('link', { name: 'Begin' })).toBeTruthy();
});

test('a link on the page itself is not asked about', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('closing the tab is asked about', () => {
  const event = closing();
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});

test('whoever leaves by a link is not asked again where the way out loads a page', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Slow' }));
  await asked();
  await press('Leave');
  const event = closing();
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test('signing out is asked about: staying keeps the session, leaving ends it', async () => {
  await press('Logout');
  await asked();
  await press('Stay here');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(out).not.toHaveBeenCalled();
  await press('Logout');
  await asked();
  await press('Leave');
  expect(out).toHaveBeenCalledOnce();
});

test('signing out with nothing filled in is not asked about', async () => {
  cleanup();
  await reachForm(false);
  await press('Logout');
  expect(out).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('two forms on one page', () => {
  function Page({ second }: { second: boolean }) {
    const [first, other] = [useUnsaved(true), useUnsaved(second)];
    return (
      <>
        <h1>Form</h1>
        <Link to="/other">Other</Link>
        {first}
        {other}
      </>
    );
  }
  const pageOf = (second: boolean) => (
    <BrowserRouter>
      <Routes>
        <Route path="/start" element={<Link to="/form">Begin</Link>} />
        <Route path="/form" element={<Page second={second} />} />
        <Route path="/other" element={<h1>Elsewhere</h1>} />
      </Routes>
    </BrowserRouter>
  );

  async function reach() {
    cleanup();
    window.history.pushState({ idx: 0 }, '', '/start');
    const { rerender } = render(pageOf(true));
    await userEvent.click(screen.getByRole('link', { name: 'Begin' }));
    return (second: boolean) => rerender(pageOf(second));
  }

  test('ask once', async () => {
    await reach();
    await userEvent.click(screen.getByRole('link', { name: 'Other' }));
    await asked();
    await press('Leave');
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeTruthy();
  });

  test('the one that is not saved still asks when the other is', async () => {
    const become = await reach();
    become(false);
    act(() => window.history.back());
    await asked();
    await waitFor(() => expect(window.location.pathname).toBe('/form'));
  });
});
