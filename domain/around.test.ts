import { expect, test } from 'vitest';
import { nearestInPrice } from './around.ts';
import { SIMILAR_PHONES } from './limits.ts';

const at = (...prices: number[]) => prices.map((resalePrice) => ({ resalePrice }));

test('the nearest in price come first, of two as near the cheaper one', () => {
  expect(nearestInPrice(at(9_000, 14_000, 10_500, 11_500), 11_000)).toEqual(
    at(10_500, 11_500, 9_000, 14_000),
  );
});

test('there are no more than a page shows', () => {
  const many = at(...Array.from({ length: 12 }, (_, step) => 10_000 + step));
  expect(nearestInPrice(many, 10_000)).toHaveLength(SIMILAR_PHONES);
  expect(nearestInPrice([], 10_000)).toEqual([]);
});
