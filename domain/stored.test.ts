import { describe, expect, it } from 'vitest';
import { aContact } from '../tests/builders/aContact.ts';
import { aProduct } from '../tests/builders/aProduct.ts';
import { aUser } from '../tests/builders/aUser.ts';
import { aWish } from '../tests/builders/aWish.ts';
import { anOrder } from '../tests/builders/anOrder.ts';
import { type StoredKind, storedDocuments } from './stored.ts';

const makeTime = (seconds: number) => new Date(seconds * 1000);
const schemas = storedDocuments({ isTime: (value) => value instanceof Date, projectId: 'bns' });

/** A whole document of each kind. */
const whole: Record<StoredKind, Record<string, unknown>> = {
  user: aUser(makeTime),
  quota: { bookings: 0, listings: 1, reports: 30, productId: 'phone' },
  product: { ...aProduct(makeTime), keywords: ['samsung'], priceBand: 20, advertisedAt: makeTime(0) },
  contact: aContact(),
  wish: { ...aWish(makeTime), productGone: true },
  order: { ...anOrder(makeTime), closedReason: 'soldToOther' },
  reporter: { reason: 'fake', note: '', at: makeTime(0) },
};
const OPTIONAL = ['keywords', 'priceBand', 'advertisedAt', 'productGone'];
const kinds = Object.keys(whole) as StoredKind[];
const kept = (kind: StoredKind, document: unknown) => schemas[kind].isValidSync(document);

describe.each(kinds)('a stored %s', (kind) => {
  it('is what the domain makes', () => {
    expect(() => schemas[kind].validateSync(whole[kind])).not.toThrow();
  });

  it('has no other key', () => {
    expect(kept(kind, { ...whole[kind], extra: 1 })).toBe(false);
  });

  it.each(Object.keys(whole[kind]))('has a %s of its type', (key) => {
    const { [key]: value, ...without } = whole[kind];
    expect(kept(kind, without)).toBe(OPTIONAL.includes(key));
    expect(kept(kind, { ...without, [key]: null })).toBe(key === 'closedReason');
    expect(kept(kind, { ...without, [key]: typeof value === 'string' ? 7 : String(value) })).toBe(false);
  });
});

describe('a field that is stored', () => {
  it.each<[StoredKind, string, unknown]>([
    ['user', 'name', 'Rahim\u202Egnp'],
    ['user', 'name', '\u00A0Rahim'],
    ['user', 'email', 'Buyer@bns.test'],
    ['user', 'image', 'http://127.0.0.1:5060/me.webp'],
    ['quota', 'bookings', 21],
    ['quota', 'bookings', -1],
    ['quota', 'productId', 'a_b'],
    ['product', 'title', 'Galaxy\nA54'],
    ['product', 'originalPrice', 99],
    ['product', 'originalPrice', 31_500.5],
    ['product', 'resalePrice', Number.NaN],
    ['product', 'resalePrice', 1_000_001],
    ['product', 'yearsOfUse', '1.3 Years'],
    ['product', 'image', 'https://lh3.googleusercontent.com/x'],
    ['product', 'keywords', [1]],
    ['product', 'priceBand', 1.5],
    ['contact', 'sellerPhone', '8801712345678'],
    ['wish', 'productGone', false],
    ['order', 'status', 'lost'],
    ['order', 'closedReason', ''],
    ['reporter', 'note', ' padded '],
    ['reporter', 'note', 'a'.repeat(501)],
  ])('of a %s is refused: %s %j', (kind, key, value) => {
    expect(kept(kind, { ...whole[kind], [key]: value })).toBe(false);
  });
});
