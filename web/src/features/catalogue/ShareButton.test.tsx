import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { collectNotices } from '../../../../tests/setup/notices.ts';
import { ShareButton } from './ShareButton.tsx';

const said = collectNotices();
const url = `${window.location.origin}/phone/abc`;

/** What this browser has to share with. */
function having(share: Navigator['share'] | undefined, writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { ...navigator, share, clipboard: { writeText } });
}

function press() {
  render(<ShareButton text="Galaxy A52 · Tk 12,500" path="/phone/abc" />);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('it hands title and address to what the device shares with', async () => {
  const share = vi.fn<Navigator['share']>().mockResolvedValue();
  having(share, vi.fn());
  press();
  const text = 'Galaxy A52 · Tk 12,500';
  await waitFor(() => expect(share.mock.calls).toEqual([[{ title: text, text, url }]]));
  expect(said).toEqual([]);
});

test('who thinks better of it is told nothing', async () => {
  const copy = vi.fn<(text: string) => Promise<void>>();
  const share = vi.fn<Navigator['share']>().mockRejectedValue(new DOMException('', 'AbortError'));
  having(share, copy);
  press();
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect([said, copy.mock.calls]).toEqual([[], []]);
});

test.each([
  ['has no such thing', undefined],
  ['refuses', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
])('where the device %s, the address is copied and that is said', async (_, share) => {
  const copy = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  having(share, copy);
  press();
  await waitFor(() => expect(said).toEqual(['success: The address of this page is copied']));
  expect(copy.mock.calls).toEqual([[url]]);
});

test('where it cannot be copied either, it is said how to', async () => {
  having(undefined, () => Promise.reject(new Error('denied')));
  press();
  await waitFor(() =>
    expect(said).toEqual([expect.stringMatching(/^error: The address could not be copied/)]),
  );
});
