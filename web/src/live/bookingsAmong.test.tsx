import { LIST_PAGE } from '@bns/domain';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useGroups } from './bookingsAmong.ts';

vi.mock('./lists.ts', () => ({}));

const phones = (count: number, word = 'phone') => Array.from({ length: count }, (_, at) => `${word}${at}`);

test('a page of phones is one group; it stays the same when phones leave, come, or more are shown', () => {
  const { result, rerender } = renderHook(({ ids }) => useGroups(ids), {
    initialProps: { ids: phones(LIST_PAGE) },
  });
  const first = result.current('phone3');
  expect(first).toEqual(phones(LIST_PAGE));
  expect(result.current('phone9')).toEqual(first);
  rerender({ ids: ['new', ...phones(LIST_PAGE).slice(5)] });
  expect(result.current('phone9')).toEqual(first);
  expect(result.current('new')).toEqual(['new']);
  rerender({ ids: ['new', ...phones(LIST_PAGE).slice(5), ...phones(LIST_PAGE + 1, 'later')] });
  expect(result.current('later0')).toEqual(phones(LIST_PAGE, 'later'));
  expect(result.current(`later${LIST_PAGE}`)).toEqual([`later${LIST_PAGE}`]);
  expect(result.current('phone9')).toEqual(first);
});
