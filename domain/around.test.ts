import { expect, test } from 'vitest';
import { nearestInPrice } from './around.ts';
import { SIMILAR_PHONES } from './limits.ts';

const phone = (id: string, resalePrice: number) => ({ id, resalePrice });
const at = (...prices: number[]) => prices.map((price) => phone(`of-${price}`, price));

test('the nearest in price come first, of two as near the cheaper one', () => {
  expect(nearestInPrice(at(9_000, 14_000, 10_500, 11_500), phone('own', 11_000))).toEqual(
    at(10_500, 11_500, 9_000, 14_000),
  );
});

test('there are no more than a page shows', () => {
  const many = at(...Array.from({ length: 12 }, (_, step) => 10_000 + step));
  expect(nearestInPrice(many, phone('own', 10_000))).toHaveLength(SIMILAR_PHONES);
  expect(nearestInPrice([], phone('own', 10_000))).toEqual([]);
});

test('a phone whose price changes while its like are read is not like itself, and none is there twice', () => {
  const read = [phone('own', 27_300), phone('other', 30_000), phone('third', 35_000), phone('other', 36_000)];
  expect(nearestInPrice(read, phone('own', 31_500))).toEqual([
    phone('third', 35_000),
    phone('other', 36_000),
  ]);
});
