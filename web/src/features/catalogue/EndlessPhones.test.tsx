import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aReadyList } from '../../../../tests/builders/aReadyList.ts';
import { aPhoneRow } from '../../../../tests/builders/rows.ts';
import type { LiveList, PhoneRow } from '../../live/lists.ts';
import { EndlessPhones } from './EndlessPhones.tsx';

const phones = (count: number) =>
  Array.from({ length: count }, (_, at) => aPhoneRow({ id: `p${at}`, title: `Phone ${at}` }));

const page = (list: LiveList<PhoneRow>) => (
  <MemoryRouter>
    <EndlessPhones
      list={list}
      empty={<p>No buyer is found</p>}
      card={({ id, title }) => (
        <article key={id}>
          <button type="button">{title}</button>
        </article>
      )}
    />
  </MemoryRouter>
);

/** The end of the list, as the browser's watch sees it. */
let comesNear: (() => void) | undefined;
beforeEach(() => {
  // jsdom has no layout to scroll.
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comesNear = () => act(() => tell([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {
        comesNear = undefined;
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a page of phones is drawn wholly, and each says its place', () => {
  render(page(aReadyList(phones(24))));
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(24);
  expect(items[23]?.getAttribute('aria-posinset')).toBe('24');
  expect(items[23]?.getAttribute('aria-setsize')).toBe('24');
});

test('how many there are is not told before the end is reached', () => {
  render(page(aReadyList(phones(24), { hasMore: true })));
  expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('-1');
});

test('the next page is asked for when the end comes near; after three a press is asked for', async () => {
  const loadMore = vi.fn<() => void>();
  const list = (loadingMore: boolean) =>
    aReadyList(phones(24), { hasMore: !loadingMore, loadingMore, loadMore });
  const { rerender } = render(page(list(false)));
  for (let turn = 1; turn <= 5; turn += 1) {
    comesNear?.();
    rerender(page(list(true)));
    expect(comesNear).toBeUndefined();
    rerender(page(list(false)));
  }
  expect(loadMore).toHaveBeenCalledTimes(3);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(loadMore).toHaveBeenCalledTimes(4);
  comesNear?.();
  expect(loadMore).toHaveBeenCalledTimes(5);
});

test('who saves data presses the button', () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
  render(page(aReadyList(phones(24), { hasMore: true })));
  expect(comesNear).toBeUndefined();
  expect(screen.getByRole('button', { name: 'Show more' })).toBeTruthy();
});

test('the empty text stands only where there is truly nothing', () => {
  const { rerender } = render(page({ status: 'loading' }));
  expect(screen.queryByText('No buyer is found')).toBeNull();
  rerender(page(aReadyList<PhoneRow>([])));
  expect(screen.getByText('No buyer is found')).toBeTruthy();
});
