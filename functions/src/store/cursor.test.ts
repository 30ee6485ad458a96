import { API_NOTICE } from '@bns/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { cursorOf, EARLIEST, LATEST, type Order, type Place, placeAt } from './cursor.ts';

const TIME = new Timestamp(1_768_000_000, 123_456_000);

test.each<[Place, Order]>([
  [{ value: TIME, id: 'phone' }, 'time'],
  [{ value: EARLIEST, id: 'a' }, 'time'],
  [{ value: LATEST, id: 'uid_phone' }, 'time'],
  [{ value: 'Rahim', id: 'uid', part: 0 }, 'text'],
  [{ value: 'ফোন "7" \\ 😀', id: 'ü', part: 3 }, 'text'],
  [{ value: '', id: '_', part: 0 }, 'text'],
  [{ value: 31_500, id: 'phone' }, 'priceUp'],
  [{ value: 0, id: 'phone' }, 'priceDown'],
])('the place %o is found again', (place, kind) => {
  const cursor = cursorOf(place, kind);
  expect(cursor).toMatch(/^[\w-]+$/);
  expect(placeAt(cursor, kind)).toEqual(place);
});

test('the longest place fits into what a query may hold', () => {
  const place = { value: 'ক'.repeat(80), id: 'ক'.repeat(128), part: 0 };
  expect(cursorOf(place, 'text').length).toBeLessThan(1500);
});

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test.each<[unknown, Order]>([
  [{}, 'time'],
  [null, 'time'],
  [[], 'time'],
  [[1, 2], 'time'],
  [[1, 2, 'phone', 'more'], 'time'],
  [['1', 2, 'phone'], 'time'],
  [[1.5, 2, 'phone'], 'time'],
  [[-62_135_596_801, 0, 'phone'], 'time'],
  [[253_402_300_800, 0, 'phone'], 'time'],
  [[1, 1_000_000_000, 'phone'], 'time'],
  [[1, -1, 'phone'], 'time'],
  [[1, 2, ''], 'time'],
  [[1, 2, 'a/b'], 'time'],
  [[1, 2, '..'], 'time'],
  [[1, 2, '__id7__'], 'time'],
  [[1, 2, '__a\nb__'], 'time'],
  [[1, 2, '\ud800'], 'time'],
  [[1, 2, 'x'.repeat(301)], 'time'],
  [['Rahim', 'uid', 0], 'time'],
  [[1, 2, 'phone'], 'text'],
  [['Rahim', 'uid'], 'text'],
  [['Rahim', 'uid', -1], 'text'],
  [['Rahim', 'uid', '0'], 'text'],
  [['Rahim', 'uid', 0, 0], 'text'],
  [['\udc00', 'uid', 0], 'text'],
  [[{ a: 1 }, 'uid', 0], 'text'],
  [[100, 'phone', 'priceDown'], 'priceUp'],
  [[100, 'phone', 'priceUp'], 'priceDown'],
  [[100, 'phone', 0], 'priceUp'],
  [[100.5, 'phone', 'priceUp'], 'priceUp'],
  [[-1, 'phone', 'priceUp'], 'priceUp'],
  [['100', 'phone', 'priceUp'], 'priceUp'],
  [[100, 'a/b', 'priceUp'], 'priceUp'],
  [[100, 'phone', 'priceUp', 1], 'priceUp'],
  [[1, 2, 'phone'], 'priceUp'],
  [[100, 'phone', 'priceUp'], 'time'],
])('%j is no place in a list in order of %s', (kept, kind) => {
  expect(() => placeAt(encoded(kept), kind)).toThrow(API_NOTICE.badCursor);
});

test.each(['x', 'garbage', '-', 'W10', 'AAAA', '____'])('%s is no cursor', (cursor) => {
  for (const kind of ['time', 'text', 'priceUp', 'priceDown'] as const) {
    expect(() => placeAt(cursor, kind)).toThrow(API_NOTICE.badCursor);
  }
});
