import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { aReadyList } from '../../../../tests/builders/aReadyList.ts';
import { aPhoneRow } from '../../../../tests/builders/rows.ts';
import type { LiveList, PhoneRow } from '../../live/lists.ts';
import { PhoneCard } from '../../ui/PhoneCard.tsx';
import { PhoneList } from './PhoneList.tsx';

function show(list: LiveList<PhoneRow>) {
  render(
    <PhoneList
      list={list}
      empty={<p>No buyer is found</p>}
      card={(phone) => <PhoneCard key={phone.id} phone={phone} />}
    />,
  );
}

describe('case 24: a time that is no moment', () => {
  test.each([
    ['still pending', null],
    ['a string that is no date', 'yesterday'],
    ['missing', undefined],
    ['in the future', new Date(Date.now() + 86_400_000)],
  ])('case 24: %s reads less than a minute ago', (_name, time) => {
    show(aReadyList([aPhoneRow({ time: time as Date | null })]));
    expect(screen.getByText('Posted less than a minute ago')).toBeTruthy();
  });
});

test('case 26: a list that failed shows an error and the way to try again, never the empty text', async () => {
  const retry = vi.fn<() => void>();
  show({ status: 'error', retry });
  expect(screen.queryByText('No buyer is found')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('This list could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('the empty text stands only where there is truly nothing', () => {
  show({ status: 'loading' });
  expect(screen.queryByText('No buyer is found')).toBeNull();
  show(aReadyList([]));
  expect(screen.getByText('No buyer is found')).toBeTruthy();
});

test('Show more asks for the next page and is there only while there is one', async () => {
  const loadMore = vi.fn<() => void>();
  show(aReadyList([aPhoneRow()], { hasMore: true, loadMore }));
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(loadMore).toHaveBeenCalledOnce();
  show(aReadyList([aPhoneRow({ id: 'second', title: 'Second' })]));
  expect(screen.getAllByRole('button', { name: 'Show more' })).toHaveLength(1);
});

test('a photo that is shown large stays when its phone leaves the list, or the last one does', async () => {
  const page = (list: LiveList<PhoneRow>) => (
    <PhoneList
      list={list}
      empty={<p>None left</p>}
      card={(phone) => <PhoneCard key={phone.id} phone={phone} />}
    />
  );
  const { rerender } = render(page(aReadyList([aPhoneRow({ title: 'Galaxy S21' })])));
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge the photo of Galaxy S21' }));
  await screen.findByRole('dialog', { name: 'Photo of Galaxy S21' });
  rerender(page(aReadyList<PhoneRow>([])));
  expect(screen.getByText('None left')).toBeTruthy();
  expect(screen.getByRole('dialog', { name: 'Photo of Galaxy S21' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
