import { describe, expect, it } from 'vitest';
import { aProduct } from '../tests/builders/aProduct.ts';
import {
  addReport,
  categoryCopy,
  closing,
  differences,
  ORDER_FIELDS,
  orderCopy,
  REPORT_FIELDS,
  type ReportTally,
  reasonToClose,
  reportCopy,
  SELLER_FIELDS,
  sellerCopy,
  WISH_FIELDS,
  wishCopy,
} from './copies.ts';
import { ORDER_STATUSES } from './order.ts';
import { productFields } from './product.ts';

const seconds = (time: number) => time;
const phone = { ...aProduct(seconds), keywords: ['galaxy'], priceBand: 3, advertisedAt: 5 };
const hidden = { ...phone, isHidden: true };
const isBefore = (one: number, other: number) => one < other;

describe('a phone says of its seller', () => {
  const user = { name: 'Rahima', isVerified: true, isDeleted: false };
  it.each([
    [user, { sellerName: 'Rahima', sellerVerified: true, isHidden: false }],
    [
      { ...user, isVerified: false },
      { sellerName: 'Rahima', sellerVerified: false, isHidden: false },
    ],
    [
      { ...user, isDeleted: true },
      { sellerName: 'Rahima', sellerVerified: true, isHidden: true },
    ],
  ])('%o: %o', (seller, copy) => {
    expect(sellerCopy(seller)).toEqual(copy);
    expect(Object.keys(sellerCopy(seller))).toEqual([...SELLER_FIELDS]);
  });

  it('and of its category the name alone', () => {
    expect(categoryCopy({ categoryName: 'Samsung' })).toEqual({ categoryName: 'Samsung' });
  });
});

describe('a wish says of its phone', () => {
  it.each([
    ['on the market: every product field', phone, { ...productFields(phone), productGone: undefined }],
    ['hidden: that it is gone as well', hidden, { ...productFields(hidden), productGone: true }],
    ['deleted: only that it is gone, the last copy stays', undefined, { productGone: true }],
  ])('%s', (_, product, copy) => {
    expect(wishCopy(product)).toEqual(copy);
  });

  it('nothing else than WISH_FIELDS', () => {
    expect(Object.keys(wishCopy(phone))).toEqual([...WISH_FIELDS]);
  });
});

describe('an order says of its phone', () => {
  const { sellerName, sellerVerified } = phone;
  it.each([
    ['as it is', phone, { sellerName, sellerVerified, isSold: false, productGone: undefined }],
    [
      'sold',
      { ...phone, isSold: true },
      { sellerName, sellerVerified, isSold: true, productGone: undefined },
    ],
    ['hidden', hidden, { sellerName, sellerVerified, isSold: false, productGone: true }],
    ['deleted', undefined, { productGone: true }],
  ])('%s, its price and picture never', (_, product, copy) => {
    expect(orderCopy(product)).toEqual(copy);
  });

  it('nothing else than ORDER_FIELDS', () => {
    expect(Object.keys(orderCopy(phone))).toEqual([...ORDER_FIELDS]);
  });
});

describe('a booking', () => {
  const gone = { isDeleted: true };
  it.each([
    ['goes on', phone, { isDeleted: false }, null],
    ['goes on where the buyer has no document', phone, undefined, null],
    ['ends with its phone', undefined, undefined, 'phoneRemoved'],
    ['ends with its seller', hidden, undefined, 'sellerDeleted'],
    ['ends when the phone is sold', { ...phone, isSold: true }, undefined, 'soldToOther'],
    ['ends with its buyer', phone, gone, 'buyerDeleted'],
    ['says of two reasons the phone’s', { ...hidden, isSold: true }, gone, 'sellerDeleted'],
  ])('%s', (_, product, buyer, reason) => {
    expect(reasonToClose(product, buyer)).toBe(reason);
  });

  it.each(ORDER_STATUSES)('that is %s is closed only if it is open', (status) => {
    const closed = { status: 'closed', closedReason: 'phoneRemoved' };
    expect(closing({ status }, 'phoneRemoved')).toEqual(status === 'booked' ? closed : {});
    expect(closing({ status }, null)).toEqual({});
  });
});

describe('a reported phone', () => {
  const reports = [
    { reason: 'fake', at: 3 },
    { reason: 'stolen', at: 9 },
    { reason: 'fake', at: 6 },
  ] as const;
  const none = undefined as ReportTally<number> | undefined;
  const tally = (all: readonly (typeof reports)[number][]) =>
    all.reduce((so, report) => addReport(so, report, isBefore), none);

  it('counts its reporters, each reason, and knows the last time, in whatever order they come', () => {
    const counted = { reportCount: 3, reasons: { fake: 2, stolen: 1 }, lastReportedAt: 9 };
    expect(tally(reports)).toEqual(counted);
    expect(tally(reports.toReversed())).toEqual(counted);
  });

  it.each([
    ['that nobody decided on', undefined, 'open'],
    ['decided on after the last report', { decidedBy: 'admin', decidedAt: 10 }, 'dismissed'],
    ['decided on at the very time of it', { decidedBy: 'admin', decidedAt: 9 }, 'dismissed'],
    ['reported again after the decision', { decidedBy: 'admin', decidedAt: 8 }, 'open'],
  ])('%s', (_, decision, state) => {
    const counted = { reportCount: 3, reasons: { fake: 3 }, lastReportedAt: 9 };
    const report = reportCopy({ productId: 'p', product: phone, tally: counted, decision }, isBefore);
    const decided = decision ?? { decidedBy: null, decidedAt: null };
    expect(report).toEqual({ ...productFields(phone), productId: 'p', ...counted, state, ...decided });
    expect(Object.keys(report)).toEqual([...REPORT_FIELDS, 'decidedBy', 'decidedAt']);
  });
});

describe('the differences of a document', () => {
  it.each([
    ['none', { a: 1, b: 2 }, { a: 1 }, null],
    ['what differs alone', { a: 1, b: 2 }, { a: 1, b: 3 }, { b: 3 }],
    ['a key that is to go', { gone: true }, { gone: undefined }, { gone: undefined }],
    ['no key that is absent as wanted', {}, { gone: undefined }, null],
  ])('%s', (_, document, wanted, changes) => {
    expect(differences(document, wanted, Object.is)).toEqual(changes);
  });
});
