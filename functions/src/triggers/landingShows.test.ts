import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { aProduct } from '../../../tests/builders/aProduct.ts';
import { landingShowsCategory, landingShowsPhone } from './landingShows.ts';

const at = (seconds: number, nanoseconds: number) => new Timestamp(seconds, nanoseconds);
const quiet = aProduct(at);
const shown = { ...aProduct(at, { isAdvertised: true }), advertisedAt: at(1, 0) };

describe('the home page cares about a phone', () => {
  test.each([
    ['that is advertised', quiet, shown],
    ['that is sold', shown, { ...shown, isSold: true }],
    ['that is hidden', shown, { ...shown, isHidden: true }],
    ['that is deleted', shown, undefined],
    ['on it whose price changes', shown, { ...shown, resalePrice: 30_000 }],
    ['that comes back', { ...shown, isHidden: true }, shown],
  ])('%s', (_, before, after) => {
    expect(landingShowsPhone(before, after)).toBe(true);
  });

  test.each([
    ['that is new and not advertised', undefined, quiet],
    ['that is off it whatever changes', quiet, { ...quiet, resalePrice: 30_000 }],
    ['that is advertised but not yet dated', quiet, { ...quiet, isAdvertised: true }],
    ['on it that gets other search words', shown, { ...shown, keywords: ['samsung'] }],
    [
      'on it that is written again as it was',
      shown,
      { ...shown, time: at(shown.time.seconds, shown.time.nanoseconds) },
    ],
  ])('but not %s', (_, before, after) => {
    expect(landingShowsPhone(before, after)).toBe(false);
  });
});

describe('the home page cares about a category', () => {
  const brand = { categoryName: 'Samsung', image: '' };

  test.each([
    [undefined, brand, true],
    [brand, undefined, true],
    [brand, { ...brand, image: 'https://i.ibb.co/BNSbrand/samsung.webp' }, true],
    [brand, { ...brand, order: 1 }, false],
  ])('%o → %o: %s', (before, after, cares) => {
    expect(landingShowsCategory(before, after)).toBe(cares);
  });
});
