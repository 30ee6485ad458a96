import { Timestamp } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { dateOrNull } from './rows.ts';

test('case 24: a time that is pending, missing or no time at all is null', () => {
  expect([null, undefined, '2026-01-01', 5, {}].map(dateOrNull)).toEqual([null, null, null, null, null]);
});

test('a timestamp becomes a date', () => {
  expect(dateOrNull(new Timestamp(1, 123_456_000))).toEqual(new Date(1123));
});
