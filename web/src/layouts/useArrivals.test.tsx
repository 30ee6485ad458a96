import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aReadyList } from '../../../tests/builders/aReadyList.ts';
import { anOrderRow } from '../../../tests/builders/rows.ts';
import { collectNotices } from '../../../tests/setup/notices.ts';
import type { LiveList, OrderRow } from '../live/lists.ts';
import { useArrivals } from './useArrivals.ts';

const said = collectNotices();
const at = (minute: number, buyerName: string) =>
  anOrderRow({ orderedAt: new Date(minute * 60_000), buyerId: buyerName, buyerName, title: 'Galaxy S21' });

function watch(first: LiveList<OrderRow>, sells = true) {
  const initialProps = { list: first, sells };
  const { rerender } = renderHook(({ list, sells: now }) => useArrivals(list, now), { initialProps });
  return (...rows: OrderRow[]) => rerender({ list: aReadyList(rows), sells: true });
}

test('a booking that arrives is told, those that were there are not', () => {
  const shows = watch({ status: 'loading' });
  shows(at(1, 'Rahim'));
  expect(said).toEqual([]);
  shows(at(2, 'Karim'), at(1, 'Rahim'));
  expect(said).toEqual(['plain: Karim has booked Galaxy S21']);
});

test('those that were there while it was not yet known that the person sells are no news', () => {
  const shows = watch(aReadyList<OrderRow>([]), false);
  shows(at(1, 'Rahim'));
  expect(said).toEqual([]);
});

test('several at once are one toast', () => {
  const shows = watch(aReadyList<OrderRow>([]));
  shows(at(2, 'Karim'), at(1, 'Rahim'));
  expect(said).toEqual(['plain: 2 new bookings']);
});

test('what moves up from below is no news, what is booked again is', () => {
  const shows = watch(aReadyList([at(5, 'Karim')]));
  shows(at(4, 'Rahim'));
  expect(said).toEqual([]);
  shows(at(6, 'Karim'), at(4, 'Rahim'));
  expect(said).toEqual(['plain: Karim has booked Galaxy S21']);
});
