import { type DocumentSnapshot, Timestamp } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { anOrder } from '../../../tests/builders/anOrder.ts';
import { aProduct } from '../../../tests/builders/aProduct.ts';
import { aUser } from '../../../tests/builders/aUser.ts';
import { aWish } from '../../../tests/builders/aWish.ts';
import { dateOrNull, orderRow, personRow, phoneRow, reportRow, wishRow } from './rows.ts';

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

describe('a person', () => {
  test('is a row with a name that can stand in a sentence', () => {
    const row = personRow(stored(aUser(make, { name: 'Bu\u202Eyer ' })));
    expect(row).toMatchObject({ id: 'one', name: 'Buyer', email: 'buyer@bns.test', isSeller: false });
    expect(personRow(stored(aUser(make, { name: '' })))?.name).toBe('buyer');
  });

  test('whose flag is none is no row', () => {
    expect(personRow(stored({ ...aUser(make), isAdmin: 'yes' }))).toBeUndefined();
  });
});

describe('a reported phone', () => {
  const report = { ...phone, productId: 'one', reportCount: 1, state: 'open', lastReportedAt: make(5) };

  test('is a row with the date of its latest report, with or without reasons', () => {
    expect(reportRow(stored({ ...report, reasons: { fake: 1 } }))).toMatchObject({
      reasons: { fake: 1 },
      lastReportedAt: new Date(5000),
    });
    expect(reportRow(stored(report))?.reasons).toEqual({});
  });

  test('without a count is no row', () => {
    expect(reportRow(stored({ ...report, reportCount: undefined }))).toBeUndefined();
  });
});
