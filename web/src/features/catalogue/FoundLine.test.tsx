import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aReadyList } from '../../../../tests/builders/aReadyList.ts';
import type { LiveList } from '../../live/lists.ts';
import { FoundLine } from './FoundLine.tsx';

const asTyped = { as: '', leftOut: '', brand: '' };
const rows = (count: number) => Array.from({ length: count }, (_, at) => at);
const told = () => screen.getByRole('status').textContent;
const isSeen = (words: string) =>
  screen.queryAllByText(words).some((element) => element.closest('[role=status]') === null);

test.each([
  ['the end is reached', aReadyList(rows(7)), undefined, '7 phones'],
  ['there is one', aReadyList(rows(1)), undefined, '1 phone'],
  ['there may be more', aReadyList(rows(24), { hasMore: true }), undefined, '24+ phones'],
  ['more are on their way', aReadyList(rows(24), { loadingMore: true }), undefined, '24+ phones'],
  ['the brand’s total is known', aReadyList(rows(24), { hasMore: true }), 310, '310 phones'],
  ['the total is behind what is shown', aReadyList(rows(48), { hasMore: true }), 30, '48+ phones'],
  ['all are shown, whatever the total says', aReadyList(rows(7)), 9, '7 phones'],
  ['there is no line', aReadyList(rows(24), { stale: true }), 310, 'As you saw it last'],
  ['nothing is there', aReadyList([]), 0, 'No phones found'],
  ['it is on its way', { status: 'loading' as const }, 310, ''],
])('where %s', (_, list, total, words) => {
  render(<FoundLine search="" understood={asTyped} list={list} total={total} />);
  expect(told()).toBe(words);
  expect(words === '' || words === 'No phones found' || isSeen(words)).toBe(true);
});

test('the count is told once for a search; pages and changes are seen and not told', () => {
  const line = (search: string, list: LiveList<unknown>) => (
    <FoundLine search={search} understood={asTyped} list={list} total={undefined} />
  );
  const { rerender } = render(line('', { status: 'loading' }));
  rerender(line('', aReadyList(rows(24), { stale: true })));
  expect(told()).toBe('As you saw it last');
  rerender(line('', aReadyList(rows(24), { hasMore: true })));
  expect(told()).toBe('24+ phones');
  rerender(line('', aReadyList(rows(48), { hasMore: true })));
  expect(told()).toBe('24+ phones');
  expect(isSeen('48+ phones')).toBe(true);
  const before = screen.getByRole('status').firstChild;
  rerender(line('q=a52', aReadyList(rows(24), { hasMore: true })));
  expect(told()).toBe('24+ phones');
  expect(screen.getByRole('status').firstChild, 'told anew').not.toBe(before);
  rerender(line('q=a53', { status: 'loading' }));
  expect(told()).toBe('');
});

test('nothing is told before the brands are known, which it speaks of', () => {
  const line = (total: number | undefined, isNaming: boolean) => (
    <FoundLine
      search=""
      understood={asTyped}
      list={aReadyList(rows(24), { hasMore: true })}
      total={total}
      isNaming={isNaming}
    />
  );
  const { rerender } = render(line(undefined, true));
  expect(told()).toBe('');
  rerender(line(310, false));
  expect(told()).toBe('310 phones');
});

test('how the words were understood, and what was left out', () => {
  const understood = { as: 'Apple iPhone 11', leftOut: 'pink, case', brand: 'apple' };
  render(<FoundLine search="q" understood={understood} list={aReadyList(rows(2))} total={undefined} />);
  expect(told()).toBe('Showing results for Apple iPhone 11. Left out: pink, case. 2 phones');
});

test('where nothing is found no results are promised', () => {
  const understood = { as: 'Apple iPhone 11', leftOut: '', brand: 'apple' };
  render(<FoundLine search="q" understood={understood} list={aReadyList([])} total={undefined} />);
  expect(told()).toBe('Looked for Apple iPhone 11. No phones found');
});
