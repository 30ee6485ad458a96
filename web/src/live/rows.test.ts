import { type DocumentSnapshot, Timestamp } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { anOrder } from '../../../tests/builders/anOrder.ts';
import { aProduct } from '../../../tests/builders/aProduct.ts';
import { aWish } from '../../../tests/builders/aWish.ts';
import { dateOrNull, orderRow, phoneRow, wishRow } from './rows.ts';

const make = (seconds: number) => new Timestamp(seconds, 0);
const stored = (data: object) => ({ id: 'one', data: () => data }) as unknown as DocumentSnapshot;
const phone = aProduct(make);

test('case 24: a time that is pending, missing or no time at all is null', () => {
  expect([null, undefined, '2026-01-01', 5, {}].map(dateOrNull)).toEqual([null, null, null, null, null]);
});

test('a timestamp becomes a date', () => {
  expect(dateOrNull(new Timestamp(1, 123_456_000))).toEqual(new Date(1123));
});

describe('one odd document', () => {
  test('a whole one is a row; a time may be missing', () => {
    expect(phoneRow(stored(phone))).toEqual({ ...phone, id: 'one', time: phone.time.toDate() });
    expect(phoneRow(stored({ ...phone, time: undefined }))?.time).toBeNull();
    expect(wishRow(stored(aWish(make)))?.id).toBe('one');
    expect(orderRow(stored(anOrder(make)))?.id).toBe('one');
  });

  test.each([
    { description: undefined },
    { sellerName: null },
    { title: 5 },
    { resalePrice: '12000' },
    { originalPrice: Number.NaN },
    { isSold: 'no' },
  ])('with %o is none', (over) => {
    expect(phoneRow(stored({ ...phone, ...over }))).toBeUndefined();
    expect(wishRow(stored({ ...aWish(make), ...over }))).toBeUndefined();
    expect(orderRow(stored({ ...anOrder(make), ...over }))).toBeUndefined();
  });

  test('a booking needs its place, a wish its phone', () => {
    expect(orderRow(stored({ ...anOrder(make), meetingLocation: undefined }))).toBeUndefined();
    expect(wishRow(stored({ ...aWish(make), productId: undefined }))).toBeUndefined();
  });
});
