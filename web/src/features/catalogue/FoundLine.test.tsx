import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aReadyList } from '../../../../tests/builders/aReadyList.ts';
import { FoundLine } from './FoundLine.tsx';

const asTyped = { as: '', leftOut: '', brand: '' };
const rows = (count: number) => Array.from({ length: count }, (_, at) => at);
const said = () => screen.getByRole('status').textContent;

test.each([
  ['the end is reached', aReadyList(rows(7)), undefined, '7 phones'],
  ['there is one', aReadyList(rows(1)), undefined, '1 phone'],
  ['there may be more', aReadyList(rows(24), { hasMore: true }), undefined, '24+ phones'],
  ['more are on their way', aReadyList(rows(24), { loadingMore: true }), undefined, '24+ phones'],
  ['the brand’s total is known', aReadyList(rows(24), { hasMore: true }), 310, '310 phones'],
  ['the total is behind what is shown', aReadyList(rows(48), { hasMore: true }), 30, '48+ phones'],
  ['all are shown, whatever the total says', aReadyList(rows(7)), 9, '7 phones'],
  ['there is no line', aReadyList(rows(24), { stale: true }), 310, 'As you saw it last'],
  ['nothing is there', aReadyList([]), 0, ''],
  ['it is on its way', { status: 'loading' as const }, 310, ''],
])('where %s', (_, list, total, words) => {
  render(<FoundLine understood={asTyped} list={list} total={total} />);
  expect(said()).toBe(words);
});

test('how the words were understood, and what was left out', () => {
  const understood = { as: 'Apple iPhone 11', leftOut: 'pink, case', brand: 'apple' };
  render(<FoundLine understood={understood} list={aReadyList(rows(2))} total={undefined} />);
  expect(said()).toBe('Showing results for Apple iPhone 11Left out: pink, case2 phones');
});

test('where nothing is found no results are promised', () => {
  const understood = { as: 'Apple iPhone 11', leftOut: '', brand: 'apple' };
  render(<FoundLine understood={understood} list={aReadyList([])} total={undefined} />);
  expect(said()).toBe('Looked for Apple iPhone 11');
});
