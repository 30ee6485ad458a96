import { expect, test } from 'vitest';
import { FIRST_BRANDS } from './category.ts';
import { requireCategory, requireTrue } from './listing.ts';
import { FIELD } from './fieldMessages.ts';

const BRANDS = FIRST_BRANDS.map((categoryName) => ({
  categoryId: categoryName.toLowerCase(),
  categoryName,
  image: '',
}));

test.each([
  { categoryName: 'samsung ' },
  { categoryName: 'SAMSUNG' },
  { categoryId: 'samsung' },
  { categoryName: '', categoryId: 'samsung' },
  { categoryName: 'Samsung', categoryId: 'samsung' },
])('case 57: %o is the one brand Samsung', (asked) => {
  expect(requireCategory(asked, BRANDS).categoryName).toBe('Samsung');
});

test.each([
  [{}, FIELD.brand],
  [{ categoryName: '' }, FIELD.brand],
  [{ categoryName: 'Samsong' }, FIELD.brandUnknown],
  [{ categoryName: 'Samsung', categoryId: 'nokia' }, FIELD.brandUnknown],
])('%o is no brand', (asked, message) => {
  expect(() => requireCategory(asked, BRANDS)).toThrow(expect.objectContaining({ code: 'invalid', message }));
});

const NOW = new Date('2026-05-01T12:00:00Z');
const SELLER = { uid: 'seller', name: 'Seller', email: 'seller@bns.test', isVerified: true };
const judge = (said: object) => () => requireTrue(said as Parameters<typeof requireTrue>[0], SELLER, NOW);

test.each([
  {},
  { sellerName: 'Seller', sellerEmail: 'seller@bns.test', sellerVerified: true },
  { isSold: false, isPaid: false, isAdvertised: false },
  { time: '2026-05-01T12:09:00Z' },
])('%o agrees with the server', (said) => {
  expect(judge(said)).not.toThrow();
});

test.each([
  { sellerName: 'Other Name' },
  { sellerEmail: 'newseller@bns.test' },
  { sellerVerified: false },
  { isSold: true },
  { isPaid: true },
  { isAdvertised: true },
  { time: '2026-05-01T12:11:00Z' },
  { time: 'now' },
])('%o says otherwise', (said) => {
  expect(judge(said)).toThrow(expect.objectContaining({ code: 'forbidden' }));
});
