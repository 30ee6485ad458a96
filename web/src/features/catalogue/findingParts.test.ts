import { ANYTHING, type Finding } from '@bns/domain';
import { expect, test } from 'vitest';
import { filtersSet } from './filtersSet.ts';
import { findingParts } from './findingParts.ts';

const all: Finding = {
  words: 'a52',
  brand: 'samsung',
  condition: 'Good',
  district: 'Dhaka',
  min: 10_000,
  max: 20_000,
  sort: 'cheapest',
};

test('each part of a search is named, and can be left out alone; the order stays', () => {
  const parts = findingParts(all, 'Samsung');
  expect(parts.map(({ label }) => label)).toEqual([
    '“a52”',
    'Samsung',
    'Good',
    'From 10,000 Tk',
    'Up to 20,000 Tk',
    'Dhaka',
  ]);
  for (const { key, without } of parts) expect(without(all)).toEqual({ ...all, [key]: ANYTHING[key] });
});

test('on a brand’s own page the brand is no part', () => {
  expect(findingParts(all, '').map(({ key }) => key)).not.toContain('brand');
});

test('a price from and to are one filter, words and order are none, nor is the brand of the page', () => {
  expect(filtersSet(all, false)).toBe(4);
  expect(filtersSet(all, true)).toBe(3);
  expect(filtersSet({ ...ANYTHING, words: 'a52', sort: 'dearest', max: 5_000 }, false)).toBe(1);
});
